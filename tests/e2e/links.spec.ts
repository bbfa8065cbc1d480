// Links that are whole, in words, or wrong: the board as far as it goes, what is wrong, and where.
import { expect, test } from './errors.ts';
import { Room, hashOf } from './room.ts';
import { games } from './scripts.ts';
import { pattern } from './words.ts';

test('a link in words shows the game, and the ply it names', async ({ page }) => {
  const room = await Room.at(page, 'gomoku?five=exact&moves=h8.a1.h9.a2&ply=3');
  await expect(page.locator('[data-ply][aria-current="step"]')).toHaveAttribute('data-ply', '3');
  await expect(page.locator('.notice')).toHaveCount(0);
  const first = await room.position();
  await room.control('act-forward').click();
  expect(await room.position()).not.toBe(first);
});

test('options of a link are the options of the game', async ({ page, elsewhere }) => {
  const room = await Room.at(page, 'gomoku?five=exact&moves=h8');
  const link = await room.share();
  const free = await Room.at(await elsewhere(), 'gomoku?moves=h8');
  expect(await free.share()).not.toBe(link);
});

for (const id of games) {
  test(`${id}: a damaged link and a cut link are told as such and show a board`, async ({ page }) => {
    const room = await Room.at(page, `${id}?`);
    const link = hashOf(await room.share());
    const middle = Math.floor((link.indexOf('/') + link.length) / 2) + 1;
    const other = link[middle] === 'Q' ? 'R' : 'Q';
    for (const bad of [link.slice(0, middle) + other + link.slice(middle + 1), link.slice(0, -1)]) {
      await page.goto('#/');
      await page.goto(`#/${bad}`);
      await room.ready();
      await expect(page.getByRole('alert')).toContainText(pattern(id, 'link-damaged'));
    }
  });
}

test('a link of a newer version is told as such and shows a board', async ({ page }) => {
  const room = await Room.at(page, 'gomoku/-AAAA');
  await expect(page.getByRole('alert')).toContainText(pattern('gomoku', 'link-newer'));
  await expect(page.getByRole('alert')).toContainText(pattern('gomoku', 'link-newer-more'));
  await expect(room.board).toBeVisible();
});

test('a link that breaks the rules names the ply, and one plays on before it', async ({ page }) => {
  const room = await Room.at(page, 'gomoku?moves=h8.a1.h8');
  await expect(page.getByRole('alert')).toContainText('3');
  await room.click(['p0']);
  await expect(room.reason).not.toHaveClass(/grave/);
  await expect(page.locator('[data-ply="3"]')).toBeVisible();
});

test('wrong options and positions name the place', async ({ page }) => {
  const room = await Room.at(page, 'gomoku?five=six');
  await expect(page.getByRole('alert')).toContainText(/five.*six/);
  await page.goto('#/');
  await page.goto('#/xiangqi?position=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNX w');
  await expect(page.getByRole('alert')).toContainText(/\d/);
  await expect(room.board).toBeVisible();
});

test('an unknown game leads back to the lobby', async ({ page }) => {
  await page.goto('#/nothing/AAAA');
  await expect(page.locator('main')).toContainText('nothing');
  await page.locator('main a[href="#/"]').first().click();
  await expect(page.locator('main a[href^="#/gomoku"]').first()).toBeVisible();
});

test('nothing that stands behind the # breaks the page', async ({ page }) => {
  for (const hash of ['%', '%E4%BD', '?', '/', '//', 'gomoku/', 'gomoku/~', 'gomoku?moves=', 'gomoku/%00', '帥/帥', '~~~']) {
    await page.goto('#/');
    await page.goto(`#/${hash}`);
    await expect(page.locator('main')).toBeVisible();
  }
});
