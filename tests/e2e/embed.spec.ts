// The board alone in a frame of a page from elsewhere.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { site } from './browser.ts';
import { expect, test } from './errors.ts';
import { Room, hashOf } from './room.ts';

/** A page at another origin that frames this address. */
async function framed(address: string, width: number) {
  const body = `<!doctype html><title>elsewhere</title><link rel="icon" href="data:,">
    <iframe src="${address}" width="${width}" height="480" style="border:0"></iframe>`;
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { at: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

for (const width of [320, 600]) {
  test(`a link shows in a frame of ${width} pixels, and can be played on`, async ({ page }) => {
    const host = await framed(`${site}embed.html#/gomoku?moves=h8.a1`, width);
    await page.goto(host.at);
    const frame = page.frameLocator('iframe');
    const men = frame.locator('.men [data-man]');
    await expect(men).toHaveCount(2);
    const board = (await frame.locator('svg.board').boundingBox())!;
    expect(board.width).toBeLessThanOrEqual(width);
    expect(board.width).toBeGreaterThan(width * 0.7);
    await frame.locator('[data-target="p0"]').click();
    await expect(men).toHaveCount(3);
    await expect(frame.locator('a[href*="#/gomoku/"]')).toHaveAttribute('href', new RegExp(`^${site}#/`));
    host.close();
  });
}

test('the code that is offered frames the same game', async ({ page }) => {
  const room = await Room.at(page, 'gomoku?moves=h8.a1');
  const code = await room.shared('act-embed');
  const address = /src="([^"]+)"/.exec(code)![1];
  expect(address).toMatch(new RegExp(`^${site}embed.html#/`));
  expect(hashOf(address)).toBe(hashOf(await room.share()));
  await page.goto(address);
  await expect(page.locator('.men [data-man]')).toHaveCount(2);
});

test('a wrong link in a frame says so', async ({ page }) => {
  await page.goto('embed.html#/gomoku/AAAA');
  await expect(page.locator('main')).toContainText(/\S/);
  await page.goto('about:blank');
  await page.goto('embed.html#/nothing/AAAA');
  await expect(page.getByRole('alert')).toBeVisible();
});
