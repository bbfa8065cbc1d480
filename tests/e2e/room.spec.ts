// A room: refusals, keys, stepping, taking back, giving up, draws, reload, a worker that dies.
import { expect, test } from './errors.ts';
import { Room } from './room.ts';
import { pattern } from './words.ts';

declare global {
  interface Window {
    mute: boolean;
  }
}

const place = (room: Room, name: string) => room.page.locator(`[data-target][aria-label^="${name}"]`).first();

test('a refused click says why and marks it', async ({ page }) => {
  const room = await Room.at(page, 'gomoku?moves=h8');
  await place(room, 'h8').click();
  await expect(room.reason).toHaveClass(/grave/);
  await expect(room.reason).not.toBeEmpty();
  await expect(room.board.locator('.tried')).toHaveCount(1);
  await place(room, 'h9').click();
  await expect(room.reason).not.toHaveClass(/grave/);
});

test('xiangqi tells a blocked horse from a wrong step', async ({ page }) => {
  const room = await Room.at(page, 'xiangqi?');
  const said: (string | null)[] = [];
  // The horse at b0 is hemmed in by the elephant beside it; d2 is no step of a horse at all.
  for (const to of ['d1', 'd2']) {
    await place(room, 'b0').click();
    await place(room, to).click();
    await expect(room.reason).toHaveClass(/grave/);
    said.push(await room.reason.locator('b').textContent());
    await page.keyboard.press('Escape');
  }
  expect(said[0]).toMatch(pattern('xiangqi', 'why-horse-leg'));
  expect(said[1]).toMatch(pattern('xiangqi', 'why-horse-step'));
});

test('the keyboard alone plays', async ({ page }) => {
  const room = await Room.at(page, 'gomoku?');
  await room.board.locator('[data-target][tabindex="0"]').first().focus();
  const at = () => page.evaluate(() => document.activeElement!.getAttribute('data-target'));
  const before = await at();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await at()).not.toBe(before);
  await place(room, 'h8').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-ply="1"]')).toBeVisible();
  await expect(room.board.locator('.men [data-man]')).toHaveCount(1);
});

test('places and men have spoken names', async ({ page }) => {
  const room = await Room.at(page, 'xiangqi?');
  const named = await room.board.locator('.hits [data-target]').evaluateAll((hits) =>
    hits.map((hit) => hit.getAttribute('aria-label') ?? ''),
  );
  expect(named).toHaveLength(90);
  expect(new Set(named).size).toBe(90);
  expect(named.every((name) => name.length > 1)).toBe(true);
});

test('a drag plays as two clicks do', async ({ page }) => {
  const room = await Room.at(page, 'xiangqi?');
  const [from, to] = [await place(room, 'h2').boundingBox(), await place(room, 'e2').boundingBox()];
  const middle = (box: { x: number; y: number; width: number; height: number }) =>
    [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle(from!));
  await page.mouse.down();
  await page.mouse.move(...middle(to!), { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('[data-ply="1"]')).toBeVisible();
});

test('stepping looks back without losing what was played', async ({ page }) => {
  const room = await Room.at(page, 'gomoku?moves=h8.a1.h9');
  await room.control('act-first').click();
  await expect(room.board.locator('.men [data-man]')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(room.board.locator('.men [data-man]')).toHaveCount(1);
  await room.control('act-last').click();
  await expect(room.board.locator('.men [data-man]')).toHaveCount(3);
});

test('moves are taken back one by one', async ({ page }) => {
  const room = await Room.at(page, 'gomoku?moves=h8.a1');
  await room.control('act-undo').click();
  await expect(room.board.locator('.men [data-man]')).toHaveCount(1);
  await room.control('act-undo').click();
  await expect(room.board.locator('.men [data-man]')).toHaveCount(0);
  await expect(room.control('act-undo')).toBeDisabled();
});

test('giving up is asked once more, and names its reason', async ({ page }) => {
  const room = await Room.at(page, 'gomoku?moves=h8');
  await room.control('act-resign').click();
  await room.control('cancel').click();
  await expect(room.verdict).toHaveCount(0);
  await room.control('act-resign').click();
  await room.control('act-confirm').click();
  await expect(room.verdict).toContainText(pattern('gomoku', 'end-resigned'));
});

test('a draw is offered, refused, offered again and agreed', async ({ page }) => {
  const room = await Room.at(page, 'xiangqi?moves=h2e2');
  await room.control('act-draw').click();
  await room.control('act-refuse').click();
  await expect(room.verdict).toHaveCount(0);
  await room.control('act-draw').click();
  await room.control('act-accept').click();
  await expect(room.verdict).toContainText(pattern('xiangqi', 'end-agreed'));
});

test('a reload loses nothing', async ({ page }) => {
  const room = await Room.at(page, 'gomoku?five=exact&moves=h8.a1');
  await page.locator('[data-player="1"]').selectOption('2');
  await place(room, 'h9').click();
  await expect(room.board.locator('.men [data-man]')).toHaveCount(4);
  const [position, link] = [await room.position(), await room.share()];
  await page.reload();
  await expect(room.board).toBeVisible();
  expect(await room.position()).toBe(position);
  expect(await room.share()).toBe(link);
  await expect(page.locator('[data-player="1"]')).toHaveValue('2');
});

test('a worker that dies in the middle of a thought is replaced', async ({ page }) => {
  await page.addInitScript(() => {
    const made: Worker[] = [];
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(...given: ConstructorParameters<typeof Real>) {
        super(...given);
        made.push(this);
      }
    };
    Object.assign(window, { made });
  });
  const room = await Room.at(page, 'xiangqi?');
  await page.locator('[data-player="1"]').selectOption('5');
  await room.click(['p70', 'p67']);
  await expect.poll(() => page.evaluate(() => (window as unknown as { made: Worker[] }).made.length)).toBeGreaterThan(0);
  await page.evaluate(() => {
    for (const worker of (window as unknown as { made: Worker[] }).made.splice(0)) {
      worker.terminate();
      worker.dispatchEvent(new ErrorEvent('error'));
    }
  });
  await expect(page.locator('[data-ply="2"]')).toBeVisible({ timeout: 60_000 });
});

test('a worker that says nothing is replaced', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const Real = window.Worker;
    // While it is mute, workers have an empty program; those that follow are what they should be.
    const make = function (...given: ConstructorParameters<typeof Real>) {
      return window.mute ? new Real(URL.createObjectURL(new Blob(['']))) : new Real(...given);
    };
    Object.assign(window, { Worker: make, mute: true });
  });
  const room = await Room.at(page, 'gomoku?moves=h8');
  await page.locator('[data-player="1"]').selectOption('1');
  await expect(page.locator('.pl.on p')).toContainText(pattern('gomoku', 'turn-thinking'));
  // The first one is missed; the second one is as mute, so that what is said of the first stays to be read.
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await room.reason.textContent()).toMatch(pattern('gomoku', 'thinking-lost'));
  }).toPass({ intervals: [50], timeout: 30_000 });
  await page.evaluate(() => (window.mute = false));
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.locator('[data-ply="2"]')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [200], timeout: 60_000 });
});

test('who runs out of time loses', async ({ page }) => {
  await page.goto('#/gomoku');
  for (const [name, value] of [['seat-1', 'person'], ['clock', 'custom']]) {
    await page.locator('label').filter({ has: page.locator(`input[name="${name}"][value="${value}"]`) }).click();
  }
  for (const [name, value] of [['clock-main-minutes', '0'], ['clock-per-move-seconds', '1']]) {
    await page.locator(`input[name="${name}"]`).fill(value);
    await page.locator(`input[name="${name}"]`).blur();
  }
  await page.locator('[data-act="start"]').click();
  const room = new Room(page);
  await place(room, 'h8').click();
  await expect(page.locator('.clk.on')).toHaveCount(1);
  await expect(room.verdict).toContainText(pattern('gomoku', 'end-time'), { timeout: 15_000 });
});

test('a solved game tells who wins', async ({ page }) => {
  const room = await Room.at(page, 'yizi?');
  await room.control('act-verdict').click();
  await expect(page.locator('.an b')).toHaveText(pattern('yizi', 'verdict-win'), { timeout: 60_000 });
});

test('thinking is shown, and can be cut short', async ({ page }) => {
  const room = await Room.at(page, 'xiangqi?');
  await page.locator('[data-player="1"]').selectOption('5');
  await room.click(['p70', 'p67']);
  await expect(page.locator('.an')).toHaveClass(/busy/);
  await Promise.race([
    room.control('thinking-stop').click({ timeout: 60_000 }),
    page.locator('[data-ply="2"]').waitFor({ timeout: 60_000 }),
  ]);
  await expect(page.locator('[data-ply="2"]')).toBeVisible();
});
