// The board alone in a frame of a page from elsewhere.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { site } from './browser.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, test } from './errors.ts';
import { Room, hashOf } from './room.ts';
import { words } from './words.ts';

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

test('a frame is asked for players, language, theme and side beside the link', async ({ page }) => {
  const host = await framed(`${site}embed.html#/gomoku?moves=h8&play=human,ai2&lang=en&theme=dark`, 320);
  await page.goto(host.at);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('alert')).toHaveCount(0);
  await expect(frame.locator('h1')).toHaveText(words('gomoku', 'name', 'en'));
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frame.locator('.men [data-man]')).toHaveCount(2, { timeout: 30_000 });
  host.close();
});

test('a frame is leafed through, and only looked at where nobody plays', async ({ page }) => {
  await page.goto('embed.html#/gomoku?moves=h8.a1.i8&ply=1&play=no');
  const men = page.locator('.men [data-man]');
  await expect(men).toHaveCount(1);
  await page.locator('.h .ib').last().click();
  await expect(men).toHaveCount(2);
  await page.locator('.h .ib').last().click();
  await expect(men).toHaveCount(3);
  await page.locator('[data-target="p0"]').click();
  await expect(men).toHaveCount(3);
  await expect(page.locator('.grave')).toHaveCount(0);
});

test('a refusal in a frame leads to the clause of the rule book, in a page of its own', async ({ page, context }) => {
  await page.goto('embed.html#/xiangqi?lang=en');
  await page.locator('[data-target="p85"]').click();
  await page.locator('[data-target="p40"]').click();
  const rule = page.locator('a.rule');
  await expect(rule).toBeVisible();
  const [book] = await Promise.all([context.waitForEvent('page'), rule.click()]);
  await expect(book.locator('main.book')).toBeVisible();
  expect(book.url()).toContain('#/xiangqi/rules/why-');
});

for (const kind of ['element', 'frame']) {
  test(`the page that builds tags shows what its code shows: ${kind}`, async ({ page }) => {
    await page.goto('board.html#gomoku');
    const form = page.locator('.builder form');
    await form.locator(`input[name="kind"][value="${kind}"]`).check();
    await form.locator('label', { has: page.locator('input[value="moves"]') }).click();
    await form.locator('textarea[name="moves"]').fill('h8 a1 i8');
    await form.locator('input[name="start"]').fill('2');
    await form.locator('select[name="option:five"]').selectOption('exact');
    const preview = kind === 'frame' ? page.frameLocator('.preview iframe') : page.locator('.preview yiguan-board');
    await expect(preview.locator('.men [data-man]')).toHaveCount(2);
    const code = await page.locator('.code').inputValue();
    const plain = await elsewhere(code);
    await page.goto(plain.at);
    const board = kind === 'frame' ? page.frameLocator('iframe') : page.locator('yiguan-board');
    await expect(board.locator('.men [data-man]')).toHaveCount(2);
    await expect(board.getByRole('alert')).toHaveCount(0);
    await expect(board.locator('.h p')).toHaveText(words('gomoku', 'option-five-exact'));
    plain[Symbol.dispose]();
  });
}

test('the page that builds tags takes a pasted link, and is reached from a game', async ({ page }) => {
  const room = await Room.at(page, 'gomoku?moves=h8.a1');
  const link = await room.share();
  await page.locator('header.top a[href^="board.html"]').click();
  await expect(page.locator('.preview yiguan-board .men [data-man]')).toHaveCount(2);
  await page.goto('board.html#xiangqi');
  await page.locator('.tabs label').last().click();
  await page.locator('textarea[name="link"]').fill(link);
  await expect(page.locator('.preview yiguan-board .men [data-man]')).toHaveCount(2);
  await expect(page.locator('.code')).toHaveValue(/link="gomoku\//);
});

test('a wrong link in a frame says so', async ({ page }) => {
  await page.goto('embed.html#/gomoku/AAAA');
  await expect(page.locator('.embed')).toContainText(/\S/);
  await page.goto('about:blank');
  await page.goto('embed.html#/nothing/AAAA');
  await expect(page.getByRole('alert')).toBeVisible();
});
