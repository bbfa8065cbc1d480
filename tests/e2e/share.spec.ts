// What leaves the room: the sheet, links with what they ask for, QR codes, pictures and films.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from './errors.ts';
import { Room, hashOf } from './room.ts';
import { pattern, words } from './words.ts';

const require = createRequire(import.meta.url);
const { PNG } = require('pngjs');
const { GifReader } = require('omggif');
const jsqr = require('jsqr');

const MOVES = 'xiangqi?moves=h2e2.h9g7.h0g2.i9h9';
const sheet = (page: Page) => page.locator('dialog.sheet');
const field = (page: Page) => page.locator('[data-field="link"]');

async function open(room: Room) {
  await room.control('act-share').click();
  await expect(sheet(room.page)).toBeVisible();
}

/** The file that a control hands over. */
async function saved(room: Room, key: string): Promise<Buffer> {
  const download = room.page.waitForEvent('download', { timeout: 60_000 });
  await room.control(key).click();
  return readFile(await (await download).path());
}

/** A PNG as pixels. */
const seen = (png: Buffer) => PNG.sync.read(png) as { width: number; height: number; data: Buffer };

/** How many different colours there are. */
const colours = (image: { data: Buffer }) => {
  const found = new Set<number>();
  for (let i = 0; i < image.data.length; i += 4) found.add(image.data.readUInt32BE(i));
  return found.size;
};

/** The colour at a place, in parts of width and height. */
const at = (image: { width: number; height: number; data: Buffer }, x: number, y: number) => {
  const i = 4 * (Math.round(y * image.height) * image.width + Math.round(x * image.width));
  return [...image.data.subarray(i, i + 3)];
};

const near = (a: number[], b: number[]) => a.every((one, i) => Math.abs(one - b[i]) < 24);

/** The share of places all over two pictures whose colours agree. */
function alike(a: Parameters<typeof at>[0], b: Parameters<typeof at>[0]) {
  const parts = Array.from({ length: 39 }, (_, i) => (i + 1) / 40);
  const places = parts.flatMap((y) => parts.map((x) => [x, y]));
  return places.filter(([x, y]) => near(at(a, x, y), at(b, x, y))).length / places.length;
}

test('the sheet opens and closes by click and by keyboard, and keeps the keyboard inside', async ({ page }) => {
  const room = await Room.at(page, MOVES);
  await open(room);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(room.control('act-share')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    const inside = () => document.activeElement === document.body || document.activeElement?.closest('dialog.sheet') != null;
    expect(await page.evaluate(inside)).toBe(true);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-ply="4"]')).toHaveAttribute('aria-current', 'step');
  await page.mouse.click(4, 4);
  await expect(sheet(page)).toHaveCount(0);
});

test('every form of the link opens the same position, on the page and embedded', async ({ page, elsewhere }) => {
  const room = await Room.at(page, MOVES);
  const position = await room.position();
  await open(room);
  const other = await elsewhere();
  for (const form of ['0', '1', '2', '3']) {
    await room.control('share-form').selectOption(form);
    const link = await room.copied('act-copy-link');
    expect(link).toBe(await field(page).inputValue());
    expect(link.includes('?g='), link).toBe(form > '1');
    expect(link.includes('moves='), link).toBe(form === '1' || form === '3');
    await other.goto('about:blank');
    await other.goto(link);
    const opened = new Room(other);
    await opened.ready();
    await expect(other.locator('.notice')).toHaveCount(0);
    await other.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    expect(await opened.position(), link).toBe(position);
    await other.goto('about:blank');
    await other.goto(link.replace(/(\?g=|#\/)/, 'embed.html$1'));
    await expect(other.locator('.men [data-man]')).toHaveCount(32);
    await expect(other.getByRole('alert')).toHaveCount(0);
  }
});

test('a link asked for by ?g= leads on to the lobby and to other games', async ({ page }) => {
  await page.goto('?g=gomoku&moves=h8.a1');
  await expect(page.locator('.men [data-man]')).toHaveCount(2);
  await page.locator('.logo').click();
  await expect(page.locator('a[data-game="gomoku"]')).toBeVisible();
});

test('a link opens as it is asked to: ply, side, language, theme, only to look', async ({ page, elsewhere }) => {
  test.slow();
  const room = await Room.at(page, MOVES);
  await open(room);
  await room.control('share-at').selectOption('2');
  await room.control('share-side').selectOption('1');
  await sheet(page).locator('[data-act="language"]').selectOption('2');
  await room.control('share-theme').selectOption('2');
  await room.control('share-play').selectOption('1');
  for (const form of ['0', '1', '2', '3']) {
    await room.control('share-form').selectOption(form);
    const other = await elsewhere();
    await other.goto(await field(page).inputValue());
    const opened = new Room(other);
    await opened.ready();
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(other.locator('.notice')).toHaveCount(0);
    await expect(opened.reason).toContainText(words('xiangqi', 'look-only', 'en'));
    await expect(opened.control('act-first')).toBeDisabled();
    // Black's first rank is below.
    const [red, black] = await Promise.all(['帥', '將'].map((face) => other.locator('.men text').filter({ hasText: face }).boundingBox()));
    expect(red!.y).toBeLessThan(black!.y);
    await opened.control('act-last').click();
    await opened.board.locator('.hit').nth(40).click();
    await expect(opened.board.locator('.man.held')).toHaveCount(0);
    await expect(opened.control('act-undo')).toBeDisabled();
    expect(other.url()).not.toContain('~');
    // None of it is the visitor's own choice.
    await other.goto('about:blank');
    await other.goto('#/');
    await expect(other.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(other.locator('html')).not.toHaveAttribute('data-theme', /./);
    await other.goto('about:blank');
    await other.goto((await field(page).inputValue()).replace(/(\?g=|#\/)/, 'embed.html$1'));
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
    await expect(other.locator('.embed .f')).toContainText(words('xiangqi', 'look-only', 'en'));
  }
});

test('what a link asks for in vain loses nothing of the game', async ({ page }) => {
  for (const asked of ['lang=xx&theme=blue&play=maybe&flip=9', 'lang&theme=&flip=-1', 'nothing=at-all']) {
    const room = await Room.at(page, `gomoku/${hashOf(await (await Room.at(page, 'gomoku?moves=h8.a1')).share()).split('/')[1]}&${asked}`);
    await expect(page.locator('.men [data-man]')).toHaveCount(2);
    await expect(page.locator('.notice')).toHaveCount(0);
    await room.click(['p0']);
    await expect(page.locator('[data-ply="3"]')).toBeVisible();
    await page.goto('about:blank');
  }
  await Room.at(page, 'gomoku?moves=h8.a1&nothing=at-all');
  await expect(page.getByRole('alert')).toContainText('nothing');
  await expect(page.locator('.men [data-man]')).toHaveCount(2);
});

test('the QR code holds the link, and follows it', async ({ page }) => {
  const room = await Room.at(page, MOVES);
  await open(room);
  const code = page.locator('.qr svg');
  const read = async () => {
    const image = seen(await code.screenshot());
    return jsqr(new Uint8ClampedArray(image.data), image.width, image.height)?.data;
  };
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(code).toBeVisible();
    expect(await read()).toBe(await field(page).inputValue());
  }
  await room.control('share-form').selectOption('3');
  await expect.poll(read).toBe(await field(page).inputValue());
});

test('a link that no QR code holds is told as such', async ({ page }) => {
  // Black fills the board while White passes.
  const points = Array.from({ length: 345 }, (_, i) => `${'abcdefghjklmnopqrst'[i % 19]}${1 + Math.floor(i / 19)}`);
  const room = await Room.at(page, `go?size=19&moves=${points.join('.pass.')}`);
  await expect(page.locator('.notice')).toHaveCount(0);
  await open(room);
  await expect(page.locator('.qr svg')).toBeVisible();
  await room.control('share-form').selectOption('1');
  expect((await field(page).inputValue()).length).toBeGreaterThan(2953);
  await expect(page.locator('.qr')).toHaveText(words('go', 'share-code-too-long'));
  await room.control('share-form').selectOption('0');
  await expect(page.locator('.qr svg')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`pictures show the board as it is seen, ${theme}`, async ({ page, elsewhere }) => {
    await page.emulateMedia({ colorScheme: theme });
    const room = await Room.at(page, MOVES);
    await expect(room.board).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const screen = seen(await room.board.screenshot());
    await open(room);
    const png = seen(await saved(room, 'act-save-png'));
    expect(Math.max(png.width, png.height)).toBe(1440);
    expect(png.width / png.height).toBeCloseTo(screen.width / screen.height, 1);
    expect(colours(png)).toBeGreaterThan(50);
    // Every place of the board, compared with the screen: men, lines and ground.
    expect(alike(png, screen)).toBeGreaterThan(0.9);

    // The clipboard holds the same picture.
    await room.control('act-copy-png').click();
    await expect(page.locator('.pics .note')).toHaveText(pattern('xiangqi', 'picture-copied'));
    const kinds = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
    expect(kinds).toContain('image/png');

    // The drawing needs nothing of the page.
    const svg = (await saved(room, 'act-save-svg')).toString();
    expect(/var\(|<use|class=|style="/.exec(svg)?.[0]).toBeUndefined();
    expect(svg.match(/<stop /g)!.length).toBe(svg.match(/stop-opacity="/g)!.length);
    expect(svg).toContain('data:font/woff2');
    const other = await elsewhere();
    await other.setContent(`<body style="margin:0"><img width="${screen.width}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`);
    await other.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    const alone = seen(await other.locator('img').screenshot());
    expect(alike(alone, screen)).toBeGreaterThan(0.9);
  });
}

test('a film shows every ply up to the one on view, and can be broken off', async ({ page }) => {
  const room = await Room.at(page, `${MOVES}&ply=3`);
  await open(room);
  for (const size of [360, 720]) {
    await room.control('gif-size').selectOption(String(size));
    const gif = new GifReader(await saved(room, 'act-save-gif'));
    expect(Math.max(gif.width, gif.height)).toBe(size);
    expect(gif.numFrames()).toBe(4);
    const delays = [0, 1, 2, 3].map((i) => gif.frameInfo(i).delay as number);
    expect(delays[3]).toBeGreaterThan(delays[2]);
    const pixels = Buffer.alloc(gif.width * gif.height * 4);
    gif.decodeAndBlitFrameRGBA(0, pixels);
    const first = { width: gif.width as number, height: gif.height as number, data: Buffer.from(pixels) };
    expect(colours(first)).toBeGreaterThan(20);
    for (const i of [1, 2, 3]) gif.decodeAndBlitFrameRGBA(i, pixels);
    expect(pixels.equals(first.data)).toBe(false);
  }
  await room.control('act-save-gif').click();
  await room.control('cancel').click();
  await expect(room.control('gif-size')).toBeVisible();
  await expect(page.locator('progress')).toHaveCount(0);
});

test('of a running game with secrets a picture shows what its eye sees', async ({ page }) => {
  const room = await Room.begin(page, 'junqi', {}, ['person', 'level-1']);
  const layouts = room.reason.locator('[data-act="layout"] option[data-layout]');
  await room.control('layout').selectOption((await layouts.nth(0).getAttribute('value'))!);
  await room.target('b0').click();
  await expect(page.locator('.own .pl.on')).toBeVisible({ timeout: 30_000 });
  await open(room);
  await expect(page.locator('[data-act="act-save-gif"]')).toBeHidden();
  await expect(page.locator('[data-act="share-form"]')).toHaveCount(0);
  const svg = (await saved(room, 'act-save-svg')).toString();
  const faces = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1]);
  const flags = faces.filter((face) => face === words('junqi', 'rank-flag'));
  expect(flags, 'one flag is seen').toHaveLength(1);
  expect(faces.filter((face) => face === words('junqi', 'rank-mine'))).toHaveLength(3);
  // The link stays sealed.
  const link = await room.copied('act-seal');
  expect(link).toBe(await field(page).inputValue());
});
