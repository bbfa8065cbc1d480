// Matches by links: two browsers that share nothing but the links they send, and a third that looks on.
import type { Page } from '@playwright/test';
import { expect, test } from './errors.ts';
import { Room, hashOf } from './room.ts';
import { pattern, words } from './words.ts';

/** The link that waits to be sent. */
async function sent(room: Room): Promise<string> {
  await expect(room.control('pass-copy')).toBeVisible({ timeout: 20_000 });
  return hashOf(await room.copied('pass-copy'));
}

/** Plays whatever can be played until a link waits to be sent. */
async function move(room: Room, draw?: (n: number) => number) {
  const waits = room.page.locator('[data-act="pass-copy"]');
  for (let click = 0; click < 60 && (await waits.count()) === 0; click++) {
    const layout = room.reason.locator('[data-act="layout"]');
    if (await layout.count()) {
      await room.control('formation-random').click();
      await room.target('b0').click();
      continue;
    }
    await room.anything(draw ?? ((n) => (click * 7) % n));
    await room.page.waitForTimeout(100);
  }
}

const notice = (page: Page) => page.locator('.notice');

/** Two browsers that have begun, and the first link. */
async function begin(page: Page, other: Page, id: string, options: Record<string, string>) {
  const first = await Room.begin(page, id, options, ['person', 'away']);
  await move(first);
  const link = await sent(first);
  const second = await Room.at(other, link);
  await expect(notice(other)).toContainText(words(id, 'pass-joined'));
  return { first, second, link };
}

for (const [id, options, rounds] of [
  ['xiangqi', {}, 3],
  ['einstein', {}, 3],
  ['junqi', {}, 3],
] as const) {
  test(`${id} goes to and fro by links`, async ({ page, elsewhere }) => {
    test.slow();
    const { first, second, link } = await begin(page, await elsewhere(), id, options);
    const [rooms, pages] = [[second, first], [second.page, first.page]];
    let last = '';
    for (let round = 0; round < 2 * rounds; round++) {
      const [from, to] = [rooms[round % 2], pages[1 - (round % 2)]];
      await move(from);
      last = await sent(from);
      await to.goto(`#/${last}`);
      await rooms[1 - (round % 2)].ready();
      await expect(notice(to)).toHaveCount(0);
    }
    // The old link changes nothing, and a reload keeps the match.
    const here = pages[(2 * rounds) % 2];
    const room = rooms[(2 * rounds) % 2];
    const plies = await here.locator('[data-ply]').count();
    await here.goto(`#/${link}`);
    await expect(notice(here)).toContainText(words(id, 'pass-old'));
    await expect(here.locator('[data-ply]')).toHaveCount(plies);
    await here.reload();
    await room.ready();
    await expect(here.locator('[data-ply]')).toHaveCount(plies);
    // A third browser looks on.
    const third = await Room.at(await elsewhere(), last);
    await expect(third.page.locator('.ask.pass')).toContainText(words(id, 'pass-looks'));
    await expect(notice(third.page)).toHaveCount(0);
    await expect(third.board.locator('.hit.grab, .hit.open')).toHaveCount(0);
    await expect(third.page.locator('[data-act="pass-copy"]')).toHaveCount(0);
  });
}

test('a damaged link and a changed move are named, and the match stands', async ({ page, elsewhere }) => {
  const { first, second } = await begin(page, await elsewhere(), 'xiangqi', {});
  const before = await second.page.evaluate(() => ({ ...localStorage }));
  await move(second, (n) => n - 1);
  const good = await sent(second);
  const plies = page.locator('[data-ply]');
  const held = await plies.count();
  const at = good.indexOf('.') + 9;
  await page.goto(`#/${good.slice(0, at)}${good[at] === 'A' ? 'B' : 'A'}${good.slice(at + 1)}`);
  await expect(notice(page)).toContainText(words('xiangqi', 'pass-bad-damaged'));
  await page.goto(`#/${good}`);
  await first.ready();
  await expect(plies).toHaveCount(held + 1);
  // The other one goes back in time and moves otherwise.
  await second.page.evaluate((kept) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value as string);
  }, before);
  await second.page.reload();
  await move(second, () => 0);
  const changed = await sent(second);
  expect(changed).not.toBe(good);
  await page.goto(`#/${changed}`);
  await expect(notice(page)).toContainText(pattern('xiangqi', 'pass-bad-changed'));
  await expect(plies).toHaveCount(held + 1);
  await move(first, (n) => n - 1);
  await expect(first.control('pass-copy')).toBeVisible();
});

test('a damaged link of a game with secrets is only looked at', async ({ page, elsewhere }) => {
  const first = await Room.begin(page, 'junqi', {}, ['person', 'away']);
  await move(first);
  const link = await sent(first);
  const other = await elsewhere();
  await other.goto(`#/${link.slice(0, link.indexOf('.') + 9)}`);
  await expect(notice(other)).toContainText(words('junqi', 'pass-bad-damaged'));
  await expect(other.locator('svg.board')).toBeVisible();
  await expect(other.locator('.hit.grab, .hit.open, [data-act="act-uncover"], [data-act="pass-copy"]')).toHaveCount(0);
});
