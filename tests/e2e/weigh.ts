// What twenty boards in a page of other people cost: `cargo xtask weigh` prints it. Nothing is asserted about time.
import { readFileSync } from 'node:fs';
import { site } from './browser.ts';
import { elsewhere, requests } from './elsewhere.ts';
import { expect, test } from './errors.ts';

const sample = readFileSync(new URL('../../dist/samples.html', import.meta.url), 'utf8');
const style = readFileSync(new URL('../../dist/samples.css', import.meta.url), 'utf8');

test('twenty boards', async ({ page, browser }) => {
  await page.addInitScript(() => {
    const times: number[] = [];
    const begun = { compiled: 0, at: 0 };
    Object.assign(window, { times, begun });
    for (const name of ['instantiateStreaming', 'instantiate', 'compile', 'compileStreaming'] as const) {
      const plain = WebAssembly[name] as (...all: unknown[]) => Promise<unknown>;
      (WebAssembly as unknown as Record<string, unknown>)[name] = (...all: unknown[]) => {
        begun.compiled += 1;
        const done = plain(...all);
        done.then(() => (begun.at = performance.now()));
        return done;
      };
    }
    addEventListener('yiguan-ready', () => times.push(performance.now()));
  });
  const empty = await page.context().newPage();
  await empty.goto('about:blank');
  using host = await elsewhere(sample.replace('src="yiguan.js"', `src="${site}yiguan.js"`), { style });
  const asked = requests(page);
  await page.goto(host.at);
  await expect(page.locator('yiguan-board').first().locator('svg.board')).toBeVisible();
  await page.waitForTimeout(1500);
  type Seen = { times: number[]; begun: { compiled: number; at: number } };
  const seen = () => page.evaluate(() => {
    const { times, begun } = window as unknown as Seen;
    return { times, begun };
  });
  const first = await seen();
  const boards = page.locator('yiguan-board');
  for (let i = 0; i < (await boards.count()); i++) {
    await boards.nth(i).scrollIntoViewIfNeeded();
    await expect(boards.nth(i).locator('svg.board')).toBeVisible();
  }
  await page.waitForTimeout(3000);
  const all = await seen();
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)!.value;
  const root = await browser.newBrowserCDPSession();
  const { processInfo } = await root.send('SystemInfo.getProcessInfo');
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => {
    const said = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    const of = (key: string) => Math.round(Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(said)![1]) / 1024);
    return { rss: of('Rss'), own: of('Private_Dirty') + of('Private_Clean') };
  });
  const [largest, ...others] = sizes.toSorted((a, b) => b.rss - a.rss);
  const smallest = others.at(-1) ?? largest;
  console.log(`  program: fetched ${asked.filter((url) => /app-.*wasm$/.test(url)).length} time(s), compiled ${all.begun.compiled} time(s)`);
  const after = (list: number[]) => list.map((time) => Math.round(time - first.begun.at)).join(', ');
  console.log(`  boards near the window, ms after the program was there: ${after(first.times)}`);
  console.log(`  boards in all: ${all.times.length}`);
  console.log(`  heap of scripts ${Math.round(metric('JSHeapUsedSize') / 1048576)} MB, nodes ${metric('Nodes')}`);
  console.log(`  renderer: ${largest.rss} MB resident, ${largest.own} MB of its own; of an empty page ${smallest.rss} and ${smallest.own}`);
  expect(all.times.length).toBe(20);
});
