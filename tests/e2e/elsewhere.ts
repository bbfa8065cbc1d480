// Pages of other people: served from another origin under a strict policy, as authors of rule pages would.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { site } from './browser.ts';

const origin = new URL(site).origin;

/** What a page must allow, and nothing else; see the README. */
export const policy = (worker = 'blob:') =>
  [
    "default-src 'none'",
    `script-src ${origin} 'wasm-unsafe-eval'`,
    `connect-src ${origin}`,
    `font-src ${origin}`,
    `frame-src ${origin}`,
    `worker-src ${worker}`,
    "style-src 'self'",
    'img-src data:',
  ].join('; ');

/** The tag that brings the element. */
export const script = `<script type="module" src="${site}yiguan.js"></script>`;

/** Serves a page at another origin until the test is over. */
export async function elsewhere(body: string, { worker = 'blob:', style = '' } = {}) {
  const page = body.includes('<!doctype') ? body : `<!doctype html><html><link rel="icon" href="data:,"><link rel="stylesheet" href="/a.css"><body>${body}`;
  const server = createServer((asked, answer) => {
    answer.setHeader('content-security-policy', policy(worker));
    if (asked.url!.endsWith('.css')) return answer.setHeader('content-type', 'text/css').end(style);
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { at: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, [Symbol.dispose]: () => server.close() };
}

/** All addresses that a page asks for. */
export function requests(page: Page): string[] {
  const all: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) all.push(request.url());
  });
  return all;
}

/** What a page says of the events of its boards. */
export async function hearEvents(page: Page) {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const what of ['ready', 'move', 'end', 'fault']) {
      addEventListener(`yiguan-${what}`, (event) => heard.push([what, (event as CustomEvent).detail]));
    }
  });
  return () => page.evaluate(() => (window as unknown as { heard: [string, Record<string, unknown>][] }).heard);
}
