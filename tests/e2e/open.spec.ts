// The field that opens games from text, and files that go out and come in again.
import type { Page } from '@playwright/test';
import { expect, test } from './errors.ts';
import { Room } from './room.ts';
import { games, scripts } from './scripts.ts';
import { pattern } from './words.ts';

/** Puts a text into the field on the page of a game's choices, and opens it. */
async function bring(page: Page, id: string, text: string) {
  await page.goto('#/');
  await page.goto(`#/${id}`);
  await page.locator('.bring summary').click();
  await page.locator('.bring textarea').fill(text);
  await page.locator('[data-act="open-text"]').click();
}

test('a link, its words, a position and moves all open the game', async ({ page }) => {
  const room = await Room.at(page, 'gomoku?moves=h8.a1.h9');
  const [link, position] = [await room.share(), await room.position()];
  for (const text of [link, link.slice(link.indexOf('gomoku/')), 'gomoku?moves=h8.a1.h9', position, 'h8 a1 h9']) {
    await bring(page, 'gomoku', text);
    await expect(room.board).toBeVisible();
    expect(await room.position(), text).toBe(position);
  }
});

test('what is wrong with a text is told with its place, and the text stays', async ({ page }) => {
  await bring(page, 'gomoku', 'h8 a1 h8');
  await expect(page.locator('.bring .wrong')).toContainText(pattern('gomoku', 'fault-at'));
  await expect(page.locator('.bring .wrong')).toContainText('7');
  await expect(page.locator('.bring textarea')).toHaveValue('h8 a1 h8');
  await page.locator('[data-act="open-so-far"]').click();
  await expect(page.locator('[data-ply="2"]')).toBeVisible();

  await bring(page, 'gomoku', 'https://example.org/#/nothing/AAAA');
  await expect(page.locator('.bring .wrong')).toContainText('nothing');
});

for (const id of games) {
  test(`${id}: files go out and come in, and lenses are remembered`, async ({ page }) => {
    const script = scripts.find((one) => one.id === id)!;
    const room = await Room.at(page, script.half);
    for (const lens of await page.locator('[data-lens]').all()) {
      await lens.click();
      await expect(lens).toHaveAttribute('aria-checked', 'true');
    }
    const saves = await page.locator('[data-act^="save-"]').evaluateAll((all) => all.map((one) => one.getAttribute('data-act')!));
    const link = await room.share();
    for (const save of saves) {
      const file = await room.copied(save.replace('save', 'copy'));
      const download = page.waitForEvent('download');
      await room.control(save).click();
      expect((await download).suggestedFilename()).toBe(`${id}.${save.slice(5)}`);
      await bring(page, id, file);
      await expect(room.board).toBeVisible();
      await room.control('act-last').click({ force: true });
      expect(await room.position(), save).toBe(await (await Room.at(page, link.slice(link.indexOf('#/') + 2))).position());
    }
    for (const lens of await page.locator('[data-lens]').all()) await expect(lens).toHaveAttribute('aria-checked', 'true');
  });
}
