// Games with secrets: what a seat may not know is not in the page, behind a curtain and without one.
import type { Page } from '@playwright/test';
import { expect, test } from './errors.ts';
import { Room, hashOf } from './room.ts';
import { words } from './words.ts';

const RANKS = ['commander', 'general', 'division', 'brigade', 'regiment', 'battalion', 'company', 'platoon', 'engineer', 'mine', 'bomb', 'flag'];
const names = (game: string, colour: string) => RANKS.map((rank) => words(game, `man-${colour}-${rank}`));

/** Everything that the page holds as text: elements, attributes, values of controls, and its address. */
const held = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('input, select, textarea')].map((e) => (e as HTMLInputElement).value);
    return [document.documentElement.outerHTML, ...controls, location.href, JSON.stringify(history.state)].join('\n');
  });

async function shows(page: Page, own: string[], others: string[]) {
  const all = await held(page);
  for (const name of others) expect(all, `${name} is in the page`).not.toContain(name);
  if (own.length > 0) expect(own.filter((name) => all.includes(name)).length, 'own men can be read').toBeGreaterThan(6);
}

/** The record is nowhere in what is sent to the worker. */
const listen = () => {
  const sent: string[] = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, ...args: [unknown]) {
    sent.push(JSON.stringify(args[0]));
    return post.apply(this, args);
  };
  Object.assign(window, { sent });
};

const layOut = async (room: Room, which: number) => {
  const layouts = room.reason.locator('[data-act="layout"] option[data-layout]');
  await room.control('layout').selectOption((await layouts.nth(which).getAttribute('value'))!);
};

test('two people play junqi, and each sees only his own men', async ({ page, elsewhere }) => {
  test.slow();
  const room = await Room.begin(page, 'junqi', {}, ['person', 'person']);
  const [red, black] = [names('junqi', 'red'), names('junqi', 'black')];
  await layOut(room, 0);
  await shows(page, red, black);
  // Two men of one's own half swap by two clicks.
  const own = room.board.locator('.hit.grab');
  const before = await room.spoken();
  await own.first().click();
  await own.last().click();
  expect(await room.spoken()).not.toEqual(before);
  await layOut(room, 0);
  await room.target('b0').click();

  await expect(room.curtain).toBeVisible();
  await shows(page, [], [...red, ...black]);
  await room.control('act-uncover').click();
  await shows(page, black, red);
  await room.control('formation-random').click();
  await shows(page, black, red);
  await room.target('b0').click();

  for (let ply = 0; ply < 12; ply++) {
    await expect(room.curtain).toBeVisible();
    await shows(page, [], [...red, ...black]);
    await room.control('act-uncover').click();
    const [mine, theirs] = ply % 2 === 0 ? [red, black] : [black, red];
    await shows(page, mine, theirs);
    const from = room.board.locator('.hit.grab');
    await from.nth(ply % (await from.count())).click();
    await shows(page, mine, theirs);
    const to = room.board.locator('.hit.open');
    await to.first().click();
  }
  expect(page.url()).toMatch(/#\/junqi\/~\w+$/);

  // A reload keeps the game behind the curtain.
  await page.reload();
  await expect(room.curtain).toBeVisible();
  await shows(page, [], [...red, ...black]);

  // The sealed link opens through one seat's eyes, and says what a seal is worth.
  await room.control('act-share').click();
  await expect(page.locator('dialog.sheet')).toContainText(words('junqi', 'link-secret'));
  await room.control('seal-for').selectOption('1');
  const link = hashOf(await room.copied('act-seal'));
  const other = await Room.at(await elsewhere(), link);
  await shows(other.page, black, red);
  expect(await other.position()).toContain('?');
  await room.control('close').click();

  // After the end all is shown, and the link is whole.
  await room.control('act-uncover').click();
  await room.control('act-resign').click();
  await room.control('act-confirm').click();
  await expect(room.verdict).toBeVisible();
  const all = await held(page);
  for (const side of [red, black]) expect(side.filter((name) => all.includes(name)).length).toBeGreaterThan(6);
  await room.control('act-first').click();
  await room.control('act-last').click();
  const whole = await Room.at(await elsewhere(), hashOf(await room.share()));
  await expect(whole.verdict).toBeVisible();
  await expect.poll(() => whole.spoken()).toEqual(await room.spoken());
});

test('guess marks follow their man and stay on this device', async ({ page, elsewhere }) => {
  await page.addInitScript(listen);
  const room = await Room.begin(page, 'junqi', {}, ['person', 'level-1']);
  await layOut(room, 1);
  await room.target('b0').click();
  const red = names('junqi', 'red');
  const black = names('junqi', 'black');
  await expect(page.locator('.own .pl.on')).toBeVisible({ timeout: 30_000 });
  await shows(page, red, black);
  await room.control('act-pin').click();
  await room.board.locator(`.hit[aria-label*="${words('junqi', 'man-black-hidden')}"]`).first().click();
  await room.reason.locator('[data-guess]').first().click();
  await room.control('act-pin').click();
  await expect(room.board.locator('.pin')).toHaveCount(1);
  await page.reload();
  await expect(room.board.locator('.pin')).toHaveCount(1);
  const other = await Room.at(await elsewhere(), hashOf(await room.share()));
  await expect(other.board.locator('.pin')).toHaveCount(0);
  const sent = await page.evaluate(() => (window as unknown as { sent: string[] }).sent);
  expect(sent.join()).not.toContain('Link');
});

test('an own formation is kept under its name and laid out again', async ({ page }) => {
  const room = await Room.begin(page, 'junqi', {}, ['person', 'person']);
  await room.control('formation-random').click();
  const kept = await room.spoken();
  await room.control('formation-keep').click();
  await room.reason.locator('form input').fill('铁壁');
  await room.control('formation-save').click();
  await layOut(room, 0);
  expect(await room.spoken()).not.toEqual(kept);
  await page.goto('#/');
  const again = await Room.begin(page, 'junqi', {}, ['person', 'person']);
  await again.control('layout').selectOption({ label: '铁壁' });
  await expect.poll(() => again.spoken()).toEqual(kept);
});

test('four computers play siguo to its end, watched through one seat and through all', async ({ page }) => {
  test.setTimeout(600_000);
  const room = await Room.begin(page, 'siguo', {}, ['level-1', 'level-1', 'level-1', 'level-1']);
  await expect(page.locator('[data-ply="110"]')).toBeAttached({ timeout: 120_000 });
  await room.control('eye').selectOption('0');
  await expect(room.board.locator('.hits [data-target]')).toHaveCount(129);
  await expect(room.verdict).toBeVisible({ timeout: 540_000 });
});

test('one person and three computers play feixing', async ({ page }) => {
  test.setTimeout(300_000);
  const room = await Room.begin(page, 'feixing', {}, ['person', 'level-1', 'level-1', 'level-1']);
  const begun = Date.now();
  while (Date.now() - begun < 120_000 && (await page.locator('[data-ply="60"]').count()) === 0) {
    await room.anything((n) => n - 1);
  }
  await expect(page.locator('[data-ply="60"]')).toBeAttached();
  await expect(room.board.locator('.die')).toHaveCount(1);
});
