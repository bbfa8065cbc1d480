// The page round the games: lobby, languages, themes, narrow screens, accessibility.
import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, test } from './errors.ts';
import { Room } from './room.ts';
import { games } from './scripts.ts';
import { words } from './words.ts';

/** What axe finds that people would stumble over. */
async function barriers(page: Page) {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  );
  const grave = found.violations.filter((one) => ['serious', 'critical'].includes(one.impact ?? ''));
  return grave.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(' ')}`);
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('the lobby shows every game and leads to its choices', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('a[data-game]')).toHaveCount(games.length);
  for (const id of games) {
    await expect(page.locator(`a[data-game="${id}"]`)).toContainText(words(id, 'name'));
    // Boards are drawn when their cards come near the window.
    await page.locator(`a[data-game="${id}"]`).scrollIntoViewIfNeeded();
    await expect(page.locator(`a[data-game="${id}"] svg g`).first()).toBeAttached();
  }
  await page.locator(`a[data-game="${games[0]}"]`).click();
  await expect(page.locator('[data-act="start"]')).toBeVisible();
});

test('the language follows the browser, and the switch', async ({ page, browser, baseURL }) => {
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.locator('[data-act="language"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('a[data-game="xiangqi"]')).toContainText(words('xiangqi', 'name', 'en'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  const english = await context.newPage();
  await english.goto('');
  await expect(english.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('the theme follows the system, and the switch', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  await page.locator('[data-act="theme"]').first().click();
  await expect.poll(ground).toBe(light);
  await page.reload();
  await expect.poll(ground).toBe(light);
});

test('a game that is not finished can be gone on with from the lobby', async ({ page }) => {
  const room = await Room.begin(page, 'gomoku', {}, ['person', 'person']);
  await room.click(['p112']);
  await expect(page.locator('[data-ply="1"]')).toBeVisible();
  await page.goto('#/');
  await page.locator('a[data-slot]').first().click();
  await expect(page.locator('[data-ply="1"]')).toBeVisible();
});

for (const id of games) {
  test(`${id}: fits a narrow phone, and the page scrolls from the board`, async ({ browser, baseURL, errors }) => {
    const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'zh-CN' };
    const context = await browser.newContext({ baseURL, ...phone });
    const page = await context.newPage();
    for (const hash of ['#/', `#/${id}`, `#/${id}?`]) {
      await page.goto(hash);
      await expect(page.locator('main')).toBeVisible();
      expect(await overflow(page), hash).toBeLessThanOrEqual(0);
    }
    const board = page.locator('svg.board');
    await new Room(page).ready();
    expect((await board.boundingBox())!.width).toBeGreaterThan(340);
    // A finger on an empty part of the board scrolls the page: nothing there takes the gesture for itself.
    const touch = await page.locator('.hits').evaluate((hits) => {
      const own = (element: Element) => getComputedStyle(element).touchAction;
      const free = [...hits.children].filter((hit) => !hit.classList.contains('grab'));
      return [own(hits.closest('svg')!), ...free.map(own)];
    });
    expect(touch.filter((action) => !/auto|manipulation|pan-y/.test(action))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`nothing bars the way in the ${scheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const hash of ['#/', ...games.flatMap((id) => [`#/${id}`, `#/${id}?`])]) {
      await page.goto(hash);
      await expect(page.locator('main')).toBeVisible();
      expect.soft(await barriers(page), hash).toEqual([]);
    }
  });
}
