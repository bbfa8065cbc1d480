//! The client of the worker that makes QR codes and films: one word, one answer.

use js_sys::{Array, Promise};
use leptos::prelude::document;
use press::word;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// A worker that listens. Copies are the same one.
#[derive(Clone)]
pub struct Press(Worker);

impl Press {
    /// Loads the worker; nothing where it does not come.
    pub async fn open() -> Option<Press> {
        let script = document().document_element()?.get_attribute("data-press")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let press = Press(Worker::new_with_options(&script, &options).ok()?);
        press.hear(None).await.map(|_| press)
    }

    /// Ends the worker.
    pub fn close(&self) {
        self.0.terminate();
    }

    /// A text as a QR code: modules a side and the path of the dark ones; nothing in it where the text is too long.
    pub async fn qr(&self, text: &str) -> Option<Option<(u32, String)>> {
        let answer = self.hear(Some(&Array::of2(&word::QR.into(), &text.into()))).await?;
        Some(answer.get(0).as_f64().zip(answer.get(1).as_string()).map(|(size, path)| (size as u32, path)))
    }

    /// Begins a film.
    pub async fn begin(&self, width: u32, height: u32) -> Option<()> {
        self.did(&Array::of3(&word::BEGIN.into(), &width.into(), &height.into())).await
    }

    /// Adds a frame of RGBA pixels that stays so many hundredths of a second.
    pub async fn frame(&self, pixels: &JsValue, hundredths: u32) -> Option<()> {
        self.did(&Array::of3(&word::FRAME.into(), pixels, &hundredths.into())).await
    }

    /// The bytes of the film.
    pub async fn end(&self) -> Option<JsValue> {
        let answer = self.hear(Some(&Array::of1(&word::END.into()))).await?;
        Some(answer.get(0)).filter(JsValue::is_object)
    }

    async fn did(&self, said: &Array) -> Option<()> {
        self.hear(Some(said)).await?.get(0).is_truthy().then_some(())
    }

    /// Says something and waits for the next answer; nothing where the worker has failed.
    async fn hear(&self, said: Option<&Array>) -> Option<Array> {
        let answered = Promise::new(&mut |answer, _| {
            self.0.set_onmessage(Some(&answer));
            self.0.set_onerror(Some(&answer));
            if let Some(said) = said {
                // A worker that cannot be reached says nothing, or fails.
                let _ = self.0.post_message(said);
            }
        });
        JsFuture::from(answered).await.ok()?.dyn_into::<MessageEvent>().ok()?.data().dyn_into().ok()
    }
}
