//! Pictures for elsewhere: drawings that need nothing of the page, and their pixels.
//!
//! A drawing of the board speaks in the page's symbols and colours. Whoever opens it elsewhere has neither, so shared
//! symbols are put where they are used, every colour is written out, and the faces of its words are put inside.

use crate::dom::attribute;
use js_sys::{Array, Promise};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, Element, FileReader, HtmlCanvasElement, HtmlImageElement,
    Response, Url, XmlSerializer,
};

/// The faces of the words of drawings: family, weight, what stands in for it, and file.
const FACES: [(&str, &str, &str, &str); 3] = [
    ("Yiguan Kai", "700", "KaiTi, STKaiti, serif", "fonts/yiguan-kai-700.woff2"),
    ("Yiguan Latin", "700", "serif", "fonts/yiguan-latin-500.woff2"),
    ("Yiguan Sans", "600", "sans-serif", "fonts/yiguan-sans-600.woff2"),
];

/// Which of the faces words are set in.
fn face(words: &Element) -> usize {
    let brush = words.class_list().contains("kt");
    let latin = words.text_content().unwrap_or_default().is_ascii();
    if !brush { 2 } else { usize::from(latin) }
}
/// What colours an element.
const COLOURS: [&str; 3] = ["fill", "stroke", "stroke-width"];

fn all(root: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = root.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|i| found.item(i)?.dyn_into().ok()).collect()
}

/// Puts the drawing of a symbol in the place of its use.
fn unfold(used: &Element) -> Option<()> {
    let symbol = document().get_element_by_id(used.get_attribute("href")?.trim_start_matches('#'))?;
    let place = crate::dom::make_svg("g");
    place.set_inner_html(&symbol.inner_html());
    let moved = |key: &str| used.get_attribute(key).unwrap_or_else(|| "0".to_string());
    let transform = used.get_attribute("transform").unwrap_or_default();
    attribute(&place, "transform", &format!("{transform} translate({} {})", moved("x"), moved("y")));
    attribute(&place, "class", &used.get_attribute("class").unwrap_or_default());
    used.replace_with_with_node_1(&place).ok()
}

/// Writes out how the page colours an element.
fn colour(element: &Element) -> Option<()> {
    let style = window().get_computed_style(element).ok()??;
    let write = |key: &str| {
        let value = style.get_property_value(key).unwrap_or_default();
        attribute(element, key, &value);
    };
    if element.tag_name() == "text" {
        // Browsers wait for the first face of a list before they show a picture, and for no other.
        let (family, weight, other, _) = FACES[face(element)];
        attribute(element, "font-family", &format!("{family}, {other}"));
        attribute(element, "font-weight", weight);
    }
    if element.tag_name() == "stop" {
        write("stop-opacity");
    }
    let pinned = element.closest(".pin").ok()?.is_some();
    for key in COLOURS {
        if pinned || element.get_attribute(key).is_some_and(|v| v.contains("var(")) {
            write(key);
        }
    }
    Some(())
}

/// The faces that have been fetched, as addresses that hold all of them.
#[derive(Default)]
pub struct Faces([Option<String>; FACES.len()]);

/// A drawing of the page as one that needs nothing of it.
pub async fn alone(drawing: &str, fetched: &mut Faces) -> Option<String> {
    // It has to stand in the page to be told its colours.
    let stage = document().create_element("div").ok()?;
    attribute(&stage, "hidden", "");
    stage.set_inner_html(drawing);
    document().body()?.append_child(&stage).ok()?;
    let svg = stage.first_element_child()?;
    all(&svg, "use").iter().for_each(|used| {
        unfold(used);
    });
    let shades = all(document().query_selector(".defs").ok()??.as_ref(), "linearGradient, radialGradient");
    let defs = crate::dom::make_svg("defs");
    defs.set_inner_html(&shades.iter().map(Element::outer_html).collect::<String>());
    svg.prepend_with_node_1(&defs).ok()?;
    all(&svg, "[fill^=var],[stroke^=var],text,stop,.pin *").iter().for_each(|element| {
        colour(element);
    });
    stage.remove();
    let mut faces = String::new();
    let used: Vec<usize> = all(&svg, "text").iter().map(face).collect();
    for (i, (family, weight, _, file)) in FACES.into_iter().enumerate().filter(|(i, _)| used.contains(i)) {
        if fetched.0[i].is_none() {
            fetched.0[i] = data_of(file).await;
        }
        let data = fetched.0[i].as_ref()?;
        faces += &format!("@font-face{{font-family:{family};font-weight:{weight};src:url({data})}}");
    }
    let style = crate::dom::make_svg("style");
    style.set_text_content(Some(&faces));
    svg.prepend_with_node_1(&style).ok()?;
    all(&svg, "[class]").iter().chain([&svg]).for_each(|element| {
        let _ = element.remove_attribute("class");
    });
    XmlSerializer::new().ok()?.serialize_to_string(&svg).ok()
}

/// A file of the site as an address that holds all of it.
async fn data_of(file: &str) -> Option<String> {
    let response: Response = JsFuture::from(window().fetch_with_str(file)).await.ok()?.dyn_into().ok()?;
    let blob: Blob = JsFuture::from(response.blob().ok()?).await.ok()?.dyn_into().ok()?;
    let reader = FileReader::new().ok()?;
    let read = Promise::new(&mut |done, _| {
        reader.set_onloadend(Some(&done));
        // What cannot be read leaves no result.
        let _ = reader.read_as_data_url(&blob);
    });
    JsFuture::from(read).await.ok()?;
    reader.result().ok()?.as_string()
}

/// Something as a file of that type.
pub fn blob(part: &JsValue, kind: &str) -> Option<Blob> {
    let how = BlobPropertyBag::new();
    how.set_type(kind);
    Blob::new_with_buffer_source_sequence_and_options(&Array::of1(part), &how).ok()
}

/// The type of drawings.
pub const SVG: &str = "image/svg+xml";

/// Paints a drawing that stands alone.
pub async fn paint(svg: &str, width: u32, height: u32) -> Option<HtmlCanvasElement> {
    let address = Url::create_object_url_with_blob(&blob(&svg.into(), SVG)?).ok()?;
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&address);
    let seen = JsFuture::from(image.decode()).await;
    let _ = Url::revoke_object_url(&address);
    seen.ok()?;
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(width);
    canvas.set_height(height);
    brush(&canvas)?
        .draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width.into(), height.into())
        .ok()?;
    Some(canvas)
}

fn brush(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    canvas.get_context("2d").ok()??.dyn_into().ok()
}

/// The pixels of what is painted, as RGBA.
pub fn pixels(canvas: &HtmlCanvasElement) -> Option<JsValue> {
    let (width, height) = (canvas.width().into(), canvas.height().into());
    let data = brush(canvas)?.get_image_data(0.0, 0.0, width, height).ok()?;
    js_sys::Reflect::get(&data, &"data".into()).ok()
}

/// What is painted as a PNG.
pub async fn png(canvas: &HtmlCanvasElement) -> Option<Blob> {
    let made = Promise::new(&mut |done, _| {
        // A canvas that is too large gives none.
        let _ = canvas.to_blob(&done);
    });
    JsFuture::from(made).await.ok()?.dyn_into().ok()
}
