// Every reason that the rule book answers: met by clicks, said and marked, and its link leads to the clause.
import { expect, test } from './errors.ts';
import { Room } from './room.ts';
import { games, reasons } from './scripts.ts';
import { pattern } from './words.ts';

/** What people ask about most must be among them. */
const asked: [string, string[]][] = [
  ['xiangqi', ['facing', 'exposes', 'check-stands', 'into-check', 'horse-leg', 'elephant-eye', 'cannon-no-screen']],
  ['xiangqi', ['perpetual-check', 'perpetual-chase', 'repetition']],
  ['draughts', ['must-take', 'takes-fewer', 'jumped-already']],
  ['nogo', ['takes', 'suicide']],
  ['go', ['ko', 'superko', 'suicide']],
  ['junqi', ['rails-turn', 'rail-blocked', 'camps-are-safe', 'headquarters-hold', 'mines-stay']],
  ['siguo', ['rails-turn', 'camps-are-safe', 'headquarters-hold', 'mines-stay', 'partners-man']],
  ['feixing', ['behind-a-stack', 'rider-first', 'flight-barred']],
  ['siji', ['spring-sees', 'summer-sees', 'autumn-sees', 'winter-sees']],
  ['tiaoqi', ['passive', 'goal-held']],
  ['liubo_xiang', ['facing', 'chase', 'finished-safe']],
];

test('what people ask about most is met', () => {
  for (const [id, keys] of asked) {
    const met = reasons.filter((reason) => reason.id === id).map((reason) => reason.key);
    expect(met, id).toEqual(expect.arrayContaining(keys));
  }
});

for (const id of games) {
  test(`${id}: every reason leads to its clause`, async ({ page }) => {
    const all = reasons.filter((reason) => reason.id === id);
    expect(all.length).toBeGreaterThan(0);
    test.setTimeout(60_000 + 6_000 * all.length);
    for (const reason of all) {
      await test.step(reason.key, async () => {
        const room = await Room.at(page, reason.link);
        await room.click(reason.clicks);
        const ended = reason.words.startsWith('end-');
        await expect(ended ? room.verdict : room.reason).toContainText(pattern(id, reason.words));
        if (!ended) {
          await expect(room.reason).toHaveClass(/grave/);
          await expect(room.board.locator('use[href="#block"]')).toHaveCount(reason.places);
        }
        const link = room.reason.locator('[data-act="book-answer"]');
        await expect(link).toHaveAttribute('href', `#/${id}/rules/why-${reason.key}`);
        await link.click();
        await expect(page.locator(`[data-clause="${reason.clause}"]`)).toBeFocused();
      });
    }
  });
}
