//! A strict static server: what is not in `dist/` is a 404, as on the plainest of hosts.

use crate::shell::{command, root, run, say};
use crate::{setup, site};
use anyhow::{Context, Result, anyhow, bail};
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::thread;
use tiny_http::{Header, Method, Request, Response, Server};

const PORT: u16 = 8080;
const AT_ONCE: usize = 8;

/// Builds the site and serves it for play.
pub fn serve(flags: &[&str]) -> Result<()> {
    if flags.contains(&"--watch") {
        setup::for_site()?;
        say("Building and watching; the page reloads when you save. Ctrl-C ends it.");
        let port = port(flags)?.to_string();
        return run(command("trunk").args([
            "serve",
            "--skip-version-check",
            "--dist",
            "target/watched",
            "--port",
            &port,
        ]));
    }
    let wanted = port(flags)?;
    site::build()?;
    let (port, serving) = start(wanted, "/")?;
    say(&format!("Play at http://127.0.0.1:{port}/ — Ctrl-C ends it."));
    serving.join().map_err(|_| anyhow!("the server stopped"))
}

/// Serves `dist/` as it is.
pub fn run_until_stopped(flags: &[&str]) -> Result<()> {
    let base = value(flags, "--base").unwrap_or("/");
    let (port, serving) = start(port(flags)?, base)?;
    println!("serving dist/ at http://127.0.0.1:{port}{base}");
    serving.join().map_err(|_| anyhow!("the server stopped"))
}

/// Serves `dist/` under a path that begins and ends with a slash; port 0 takes a free one. Returns the port.
pub fn start(port: u16, base: &str) -> Result<(u16, thread::JoinHandle<()>)> {
    if !(base.starts_with('/') && base.ends_with('/')) {
        bail!("a base begins and ends with a slash: {base}");
    }
    let server = Server::http(("127.0.0.1", port)).map_err(|e| anyhow!("cannot listen at port {port}: {e}"))?;
    let port = server.server_addr().to_ip().context("the server has no port")?.port();
    let base = base.to_string();
    let serving = thread::spawn(move || {
        // Several at once: a browser may leave one answer unread until it has another.
        thread::scope(|scope| {
            for _ in 0..AT_ONCE {
                scope.spawn(|| {
                    for request in server.incoming_requests() {
                        // A browser that has gone away is none of our business.
                        let _ = answer(request, &base);
                    }
                });
            }
        });
    });
    Ok((port, serving))
}

fn answer(request: Request, base: &str) -> std::io::Result<()> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return request.respond(Response::from_string("only GET and HEAD").with_status_code(405));
    }
    let found = file_for(request.url(), base).and_then(|path| fs::read(&path).ok().map(|body| (path, body)));
    match found {
        Some((path, body)) => {
            let kind = Header::from_bytes("Content-Type", mime(&path)).expect("types are ASCII");
            let cache = Header::from_bytes("Cache-Control", "no-cache").expect("ASCII");
            request.respond(Response::from_data(body).with_header(kind).with_header(cache))
        }
        None => request.respond(Response::from_string("not found").with_status_code(404)),
    }
}

/// The file that an address names, if the address stays within the site.
fn file_for(url: &str, base: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.strip_prefix(base)?;
    let plain = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    let name = if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path.to_string() };
    plain.then(|| root().join("dist").join(name))
}

fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|end| end.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn port(flags: &[&str]) -> Result<u16> {
    value(flags, "--port").map_or(Ok(PORT), |text| text.parse().with_context(|| format!("--port {text}")))
}

fn value<'a>(flags: &[&'a str], name: &str) -> Option<&'a str> {
    flags.iter().skip_while(|flag| **flag != name).nth(1).copied()
}

#[cfg(test)]
mod tests {
    use super::{file_for, mime};
    use std::path::Path;

    #[test]
    fn addresses_stay_within_the_site() {
        assert!(file_for("/a/", "/a/").unwrap().ends_with("dist/index.html"));
        assert!(file_for("/a/x.wasm?v=1", "/a/").unwrap().ends_with("dist/x.wasm"));
        assert_eq!(file_for("/b/x.wasm", "/a/"), None);
        assert_eq!(file_for("/a/../Cargo.toml", "/a/"), None);
        assert_eq!(file_for("/a//etc/passwd", "/a/"), None);
    }

    #[test]
    fn wasm_has_its_own_type() {
        assert_eq!(mime(Path::new("x_bg.wasm")), "application/wasm");
    }
}
