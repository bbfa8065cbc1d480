//! A strict static server: what is not in `dist/` is a 404, as on the plainest of hosts.

use crate::shell::{command, root, run, say};
use crate::{setup, site};
use anyhow::{Context, Result, anyhow, bail};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::thread;
use std::time::Duration;

const PORT: u16 = 8080;
/// A longer request is not read.
const LONGEST: u64 = 16 * 1024;
/// A connection that says nothing for so long is closed.
const PATIENCE: Duration = Duration::from_secs(60);

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
    let listener = TcpListener::bind(("127.0.0.1", port)).with_context(|| format!("cannot listen at port {port}"))?;
    let port = listener.local_addr()?.port();
    let base = base.to_string();
    let serving = thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let base = base.clone();
            // Browsers open connections ahead of need, so each has a thread; one that goes away is none of our business.
            thread::spawn(move || answer(stream, &base));
        }
    });
    Ok((port, serving))
}

/// Answers one request and closes the connection.
fn answer(mut stream: TcpStream, base: &str) -> std::io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut head = BufReader::new(stream.try_clone()?.take(LONGEST)).lines();
    let request = head.next().transpose()?.unwrap_or_default();
    while head.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    let (status, kind, body) = reply(&request, base);
    let length = body.len();
    // Boards of the site stand in pages of other people, whose scripts fetch its files.
    let says = "Access-Control-Allow-Origin: *\r\nCache-Control: no-cache\r\nConnection: close";
    write!(stream, "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n{says}\r\n\r\n")?;
    if !request.starts_with("HEAD ") {
        stream.write_all(&body)?;
    }
    stream.flush()
}

/// The status, the type and the body for a request's first line.
fn reply(request: &str, base: &str) -> (&'static str, &'static str, Vec<u8>) {
    let plain = |status: &'static str| (status, mime(Path::new("x.txt")), status.into());
    let mut words = request.split(' ');
    let (method, url) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    if !["GET", "HEAD"].contains(&method) {
        return plain("405 Method Not Allowed");
    }
    let file = file_for(url, base).and_then(|path| Some((mime(&path), fs::read(&path).ok()?)));
    file.map_or_else(|| plain("404 Not Found"), |(kind, body)| ("200 OK", kind, body))
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
    use super::{file_for, mime, reply};
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
    fn what_is_not_there_is_not_found() {
        assert_eq!(reply("GET /no/such/file HTTP/1.1", "/").0, "404 Not Found");
        assert_eq!(reply("POST / HTTP/1.1", "/").0, "405 Method Not Allowed");
        assert_eq!(reply("", "/").0, "405 Method Not Allowed");
    }

    #[test]
    fn wasm_has_its_own_type() {
        assert_eq!(mime(Path::new("x_bg.wasm")), "application/wasm");
    }
}
