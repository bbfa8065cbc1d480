// A room as tests use it: clicks on targets, throws, the controls, and what the page says of the position.
import { expect, type Page } from '@playwright/test';
import type { Script, Step } from './scripts.ts';
import { pattern } from './words.ts';

/** Lets tests foresee dice: the next number that the page draws is the next of `foreseen`, if there is one. */
const foresee = () => {
  const foreseen: number[] = [];
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    draw(array);
    if (array?.byteLength === 8 && foreseen.length > 0) {
      new DataView(array.buffer, array.byteOffset).setBigUint64(0, BigInt(foreseen.shift()!), true);
    }
    return array;
  };
  Object.assign(window, { foreseen });
};

async function prepare(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(foresee);
}

export class Room {
  constructor(readonly page: Page) {}

  /** Opens an address behind the `#`. */
  static async at(page: Page, hash: string): Promise<Room> {
    await prepare(page);
    await page.goto(`#/${hash}`);
    const room = new Room(page);
    await room.ready();
    return room;
  }

  /** Goes from the lobby to a game, chooses, and begins: options by key, then who plays each seat. */
  static async begin(page: Page, id: string, options: Record<string, string>, seats: string[]): Promise<Room> {
    await prepare(page);
    await page.goto('');
    await page.locator(`a[data-game="${id}"]`).click();
    const chosen = Object.entries(options).map(([key, value]) => [`option-${key}`, value]);
    for (const [name, value] of [...chosen, ...seats.map((player, seat) => [`seat-${seat}`, player])]) {
      const radio = page.locator(`input[name="${name}"][value="${value}"]`);
      if (!(await radio.isChecked())) await page.locator('label').filter({ has: radio }).click();
      await expect(radio).toBeChecked();
    }
    const room = new Room(page);
    await room.control('start').click();
    await room.ready();
    return room;
  }

  /** Waits for the board, and takes the screen where a curtain waits for whoever is to move. */
  async ready() {
    await expect(this.board.or(this.curtain)).toBeVisible();
    if (await this.curtain.isVisible()) await this.control('act-uncover').click();
    await expect(this.board).toBeVisible();
  }

  get curtain() {
    return this.page.locator('main.curtain');
  }

  get board() {
    return this.page.locator('svg.board');
  }

  get reason() {
    return this.page.locator('.reason');
  }

  get verdict() {
    return this.page.locator('.verdict');
  }

  target(name: string) {
    return this.page.locator(`[data-target="${name}"]`).last();
  }

  control(key: string) {
    return this.page.locator(`[data-act="${key}"]:visible`).first();
  }

  async click(targets: string[]) {
    for (const name of targets) await this.hit(name);
  }

  /** Clicks a target where it can be seen: men of a stack cover most of those below them. */
  private async hit(name: string) {
    const target = this.target(name);
    await target.scrollIntoViewIfNeeded();
    const seen = async () => {
      const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 };
      const position = await target.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const steps = [0.5, 0.93, 0.07, 0.8, 0.2];
        const points = steps.flatMap((down) => steps.map((right) => [right * box.width, down * box.height]));
        return points.find(([x, y]) => document.elementFromPoint(box.x + x, box.y + y)?.closest('[data-target]') === element);
      });
      return position && { x: x + position[0], y: y + position[1] };
    };
    await expect.poll(seen, { message: `${name} can be clicked` }).toBeTruthy();
    const { x, y } = (await seen())!;
    await this.page.mouse.click(x, y);
  }

  async play(step: Step) {
    await this.ready();
    if ('clicks' in step) return this.click(step.clicks);
    await this.page.evaluate((seed) => (window as unknown as { foreseen: number[] }).foreseen.push(seed), step.seed);
    await this.control('button-roll').click();
  }

  /** Clicks something that counts now, at random; waits a little where it is another player's turn. */
  async anything(draw: (n: number) => number) {
    if ((await this.page.locator('.own .pl.on').count()) === 0) return this.page.waitForTimeout(50);
    const ready = this.reason.locator('[data-act="button-roll"], [data-act="button-commit"], [data-target]');
    if ((await ready.count()) > 0) return ready.first().click();
    const held = (await this.board.locator('.man.held').count()) > 0;
    const open = this.board.locator(held ? '.hit.open' : '.hit.open, .hit.grab');
    const names = await open.evaluateAll((hits) => hits.map((hit) => hit.getAttribute('data-target')!));
    if (names.length > 0) return this.click([names[draw(names.length)]]);
    await this.page.waitForTimeout(50);
  }

  /** What the clipboard holds after a control has been used. */
  async copied(key: string): Promise<string> {
    await this.page.evaluate(() => navigator.clipboard.writeText(''));
    await this.control(key).click();
    const read = () => this.page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(read).not.toBe('');
    return read();
  }

  /** The position as text. */
  position() {
    return this.copied('act-copy-position');
  }

  /** Something that the sheet of what can be shared copies. */
  async shared(key: string): Promise<string> {
    await this.control('act-share').click();
    const text = await this.copied(key);
    await this.control('close').click();
    return text;
  }

  /** The link that Share gives; of a running game with secrets, the one sealed for the eyes that are proposed. */
  async share(): Promise<string> {
    await this.control('act-share').click();
    const button = this.page.locator('[data-act="act-copy-link"], [data-act="act-seal"]');
    const text = await this.copied((await button.getAttribute('data-act'))!);
    await this.control('close').click();
    return text;
  }

  /** What a screen reader hears of every place. */
  async spoken() {
    const places = this.board.locator('.hits [data-target]');
    return places.evaluateAll((all) => all.map((place) => place.getAttribute('aria-label')));
  }

  async ended(script: Script) {
    if (script.why === null) await expect(this.verdict).toHaveCount(0);
    else await expect(this.verdict).toHaveText(pattern(script.id, `end-${script.why}`));
  }
}

/** A link's part behind the page's folder. */
export const hashOf = (address: string) => address.slice(address.indexOf('#/') + 2);
