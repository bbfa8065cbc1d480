// Every game that two can play, against the weakest player to the end; the link of it shows the same end elsewhere.
import { expect, test } from './errors.ts';
import { Room, hashOf } from './room.ts';
import { pairs } from './scripts.ts';

/** Numbers below `n` that are the same in every run. */
function draws(seed: number) {
  return (n: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
}

for (const [id, options] of pairs) {
  test(`${id}: played against level 1 to the end, shared, reopened`, async ({ page, elsewhere }) => {
    test.setTimeout(600_000);
    const draw = draws(2);
    const room = await Room.begin(page, id, options, ['person', 'level-1']);
    while ((await room.verdict.count()) === 0) await room.anything(draw);
    const [end, position, spoken] = [await room.verdict.textContent(), await room.position(), await room.spoken()];

    const other = await Room.at(await elsewhere(), hashOf(await room.share()));
    expect(await other.position()).toBe(position);
    await expect.poll(() => other.spoken()).toEqual(spoken);
    // There nobody is "you": the reason is the same, the winner is named.
    await expect(other.verdict).toBeVisible();
    expect(end).toContain((await other.verdict.locator('span').textContent())!);
  });
}
