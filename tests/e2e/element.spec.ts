// The element <yiguan-board> in pages from elsewhere, under the policy that the README states.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { site } from './browser.ts';
import { elsewhere, hearEvents, requests, script } from './elsewhere.ts';
import { expect, test } from './errors.ts';
import { words } from './words.ts';

const sample = readFileSync(new URL('../../dist/samples.html', import.meta.url), 'utf8');
const style = readFileSync(new URL('../../dist/samples.css', import.meta.url), 'utf8');
const there = sample.replace('src="yiguan.js"', `src="${site}yiguan.js"`);

const men = (board: Locator) => board.locator('.men [data-man]');

/** Scrolls down until every board has come near and is there. */
async function passAll(page: Page) {
  const boards = page.locator('yiguan-board');
  for (let i = 0; i < (await boards.count()); i++) {
    await boards.nth(i).scrollIntoViewIfNeeded();
    await expect(boards.nth(i).locator('svg.board')).toBeVisible();
  }
  return boards;
}

for (const width of [240, 360, 1280]) {
  test(`twenty boards stand in a page of ${width} pixels, and share one program`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    using host = await elsewhere(there, { style });
    const asked = requests(page);
    await page.goto(host.at);
    const boards = await passAll(page);
    await expect(boards).toHaveCount(20);
    await expect(page.locator('yiguan-board [role="alert"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const outside = asked.filter((url) => !url.startsWith(site) && !url.startsWith(host.at));
    expect(outside).toEqual([]);
    expect(asked.filter((url) => /app-.*\.wasm$/.test(url))).toHaveLength(1);
    expect(asked.filter((url) => /thinker-.*\.wasm$/.test(url)).length).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  });
}

test('a board is made when it comes near, in the room that was kept for it', async ({ page }) => {
  using host = await elsewhere(there, { style });
  await page.goto(host.at);
  const last = page.locator('yiguan-board[game="siji"]');
  await expect(page.locator('yiguan-board').first().locator('svg.board')).toBeVisible();
  await expect(last.locator('svg.board')).toHaveCount(0);
  const before = (await last.boundingBox())!.height;
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('svg.board')).toBeVisible();
  expect(Math.abs((await last.boundingBox())!.height - before)).toBeLessThan(3);
});

test('a board is played on by click and by keys, and says what happens', async ({ page }) => {
  const heard = await hearEvents(page);
  using host = await elsewhere(`${script}<yiguan-board game="gomoku" moves="h8" lang="en"></yiguan-board>`);
  await page.goto(host.at);
  const board = page.locator('yiguan-board');
  await expect(men(board)).toHaveCount(1);
  await board.locator('[data-target="p0"]').click();
  await expect(men(board)).toHaveCount(2);
  await board.locator('[data-target="p0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(men(board)).toHaveCount(3);
  await expect.poll(async () => (await heard()).map(([what]) => what)).toEqual(['ready', 'move', 'move']);
  const [, , [, move]] = await heard();
  expect(move).toMatchObject({ text: 'b15', ply: 3, seat: 0 });
  expect(move.link).toMatch(/^gomoku\//);
  await expect(board.locator('[data-target="p1"]')).toHaveAttribute('aria-label', /b15/);
  await expect(board.getByRole('link', { name: words('', 'act-open-here', 'en') })).toHaveAttribute('href', new RegExp(`^${site}#/gomoku/`));
});

test('scripts steer a board, and hear how it ends', async ({ page }) => {
  const heard = await hearEvents(page);
  using host = await elsewhere(`${script}<yiguan-board game="gomoku" moves="h8 a1 i8 a2 j8 a3 k8 a4"></yiguan-board>`);
  await page.goto(host.at);
  const board = page.locator('yiguan-board');
  await expect(men(board)).toHaveCount(8);
  type Board = { go(ply: number): void; move(text: string): boolean; undo(): void; ply: number; plies: number; text: string; position: string; link: string };
  const on = <T>(act: (board: Board) => T) => board.evaluate(act as never) as Promise<T>;
  await on((b) => b.go(3));
  await expect(men(board)).toHaveCount(3);
  expect(await on((b) => [b.ply, b.plies])).toEqual([3, 8]);
  await on((b) => b.go(8));
  expect(await on((b) => b.move('h8'))).toBe(false);
  await expect(board.getByRole('alert')).toContainText('h8');
  expect(await on((b) => b.move('l8'))).toBe(true);
  await expect(men(board)).toHaveCount(9);
  await expect(board.getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => (await heard()).map(([what]) => what)).toEqual(['ready', 'fault', 'move', 'end']);
  expect((await heard())[3][1]).toMatchObject({ reason: 'five', winner: 0 });
  expect(await on((b) => b.text)).toMatch(/l8$/);
  await on((b) => b.undo());
  await expect(men(board)).toHaveCount(8);
});

test('attributes may change later', async ({ page }) => {
  using host = await elsewhere(`${script}<yiguan-board game="xiangqi" lang="zh"></yiguan-board>`);
  await page.goto(host.at);
  const board = page.locator('yiguan-board');
  await expect(men(board)).toHaveCount(32);
  const set = (name: string, value: string) => board.evaluate((b, [n, v]) => b.setAttribute(n, v), [name, value]);
  const ground = () => board.locator('.embed').evaluate((all) => getComputedStyle(all).backgroundColor);
  const light = await ground();
  await set('theme', 'dark');
  await expect.poll(ground).not.toBe(light);
  await set('lang', 'en');
  await expect(board.locator('h1')).toHaveText(words('xiangqi', 'name', 'en'));
  const corner = () => board.locator('[data-man="1"]').getAttribute('transform');
  const before = await corner();
  await set('turned', '');
  await expect.poll(corner).not.toBe(before);
  await set('look-only', '');
  await expect(board.locator('.hit.grab')).toHaveCount(0);
  await set('moves', 'h2e2');
  await expect.poll(() => board.evaluate((b) => (b as unknown as { plies: number }).plies)).toBe(1);
  await set('game', 'gomoku');
  await expect(board.locator('h1')).toHaveText(words('gomoku', 'name', 'en'));
});

test('boards of one page may speak different languages', async ({ page }) => {
  using host = await elsewhere(
    `${script}<yiguan-board game="go" lang="en"></yiguan-board><yiguan-board game="go" lang="zh"></yiguan-board>`,
  );
  await page.goto(host.at);
  for (const [i, language] of ['en', 'zh'].entries()) {
    await expect(page.locator('yiguan-board').nth(i).locator('h1')).toHaveText(words('go', 'name', language));
  }
});

for (const [attributes, told, kept] of [
  ['game="chess"', /chess/, 0],
  ['game="gomoku" moves="h8 z99 a1"', /z99/, 1],
  ['game="gomoku" fvie="exact"', /fvie/, 0],
  ['game="gomoku" five="never" moves="h8"', /never/, 1],
  ['game="gomoku" play="human,ai9"', /ai9/, 0],
  ['game="gomoku" start="x"', /x/, 0],
  ['game="xiangqi" notation="morse"', /morse/, 32],
  ['link="gomoku/AAAA"', /\S/, 0],
] as const) {
  test(`what is wrong is told, and what is good is kept: ${attributes}`, async ({ page }) => {
    const heard = await hearEvents(page);
    using host = await elsewhere(`${script}<yiguan-board ${attributes} lang="en"></yiguan-board>`);
    await page.goto(host.at);
    await expect(page.locator('yiguan-board').getByRole('alert')).toContainText(told);
    await expect(men(page.locator('yiguan-board'))).toHaveCount(kept);
    await expect.poll(async () => (await heard()).some(([what, { message }]) => what === 'fault' && told.test(String(message)))).toBe(true);
  });
}

test('two boards let one worker think in turn', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const tag = '<yiguan-board game="gomoku" moves="h8" play="human,ai2" lang="en"></yiguan-board>';
  using host = await elsewhere(`${script}${tag}${tag}`);
  const asked = requests(page);
  await page.goto(host.at);
  for (const i of [0, 1]) await expect(men(page.locator('yiguan-board').nth(i))).toHaveCount(2, { timeout: 30_000 });
  expect(workers).toHaveLength(1);
  expect(workers[0]).toMatch(/^blob:/);
  expect(asked.filter((url) => /thinker-.*\.wasm$/.test(url))).toHaveLength(1);
});

test('where workers are refused the page thinks by itself', async ({ page, errors }) => {
  using host = await elsewhere(
    `${script}<yiguan-board game="gomoku" moves="h8" play="human,ai4" lang="en"></yiguan-board>`,
    { worker: "'none'" },
  );
  await page.goto(host.at);
  await expect(men(page.locator('yiguan-board'))).toHaveCount(2, { timeout: 30_000 });
  // The browser tells of the refusal itself, and of nothing else.
  expect(errors.filter((error) => !/worker/i.test(error))).toEqual([]);
  errors.length = 0;
});

test('a board that is moved within its page stays as it is, and leaves when it is removed', async ({ page }) => {
  using host = await elsewhere(`${script}<p></p><yiguan-board game="gomoku" moves="h8"></yiguan-board>`);
  await page.goto(host.at);
  const board = page.locator('yiguan-board');
  await board.locator('[data-target="p0"]').click();
  await expect(men(board)).toHaveCount(2);
  await page.evaluate(() => document.querySelector('p')!.append(document.querySelector('yiguan-board')!));
  await expect(men(board)).toHaveCount(2);
  await page.evaluate(() => {
    const board = document.querySelector('yiguan-board')!;
    Object.assign(window, { board });
    board.remove();
  });
  await page.waitForFunction(() => !(window as unknown as { board: Element }).board.shadowRoot!.querySelector('svg'));
  await page.evaluate(() => document.body.append((window as unknown as { board: Element }).board));
  await expect(men(board)).toHaveCount(2);
});
