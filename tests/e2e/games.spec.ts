// Every game of two without secrets by one loop (the others are in secrets.spec.ts): play a script by clicks, share it, open the link elsewhere, find the same, play on.
import { expect, test } from './errors.ts';
import { Room, hashOf } from './room.ts';
import { scripts } from './scripts.ts';

const open = scripts.filter(({ secret, pair }) => !secret && pair && Object.keys(pair).length === 0);

for (const [i, script] of open.entries()) {
  test(`${script.id} ${i}: played, shared, reopened, played on`, async ({ page, elsewhere }) => {
    // Long games take long where other work goes on beside them.
    test.setTimeout(120_000 + 6_000 * script.steps.length);
    const room = await Room.begin(page, script.id, script.options, ['person', 'person']);
    for (const step of script.steps) await room.play(step);
    await room.ready();
    await room.ended(script);
    expect(await room.position()).toBe(script.dump);

    const link = await room.share();
    const other = await Room.at(await elsewhere(), hashOf(link));
    await other.ended(script);
    expect(await other.position()).toBe(script.dump);
    await expect.poll(() => other.spoken()).toEqual(await room.spoken());

    await other.control('act-back').click();
    await other.control('act-continue-here').click();
    await expect(other.verdict).toHaveCount(0);
    expect(await other.position()).not.toBe(script.dump);
    await other.play(script.steps[script.steps.length - 1]);
    await other.ended(script);
    expect(await other.position()).toBe(script.dump);
    expect(await other.share()).toBe(link);
  });
}
