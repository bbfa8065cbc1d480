// Lobby, choices and rooms in mid-game, wide and narrow, light and dark, as pictures in `shots/`.
import { expect, test } from './errors.ts';
import { games, scripts } from './scripts.ts';

const folder = new URL('../../shots/', import.meta.url).pathname;
const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

for (const [language, locale] of [['zh', 'zh-CN'], ['en', 'en-GB']]) {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      // One set in English is enough to see that the words fit.
      if (language === 'en' && colorScheme === 'dark') continue;
      test(`${language} ${size} ${colorScheme}`, async ({ browser, baseURL }) => {
        test.setTimeout(300_000);
        const setting = { baseURL, locale, colorScheme, viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' as const };
        const context = await browser.newContext(setting);
        const shown = await context.newPage();
        const shoot = async (name: string, address: string) => {
          await shown.goto('about:blank');
          await shown.goto(address);
          await expect(shown.locator('main')).toBeVisible();
          await shown.evaluate(() => document.fonts.ready);
          await shown.waitForTimeout(200);
          await shown.screenshot({ path: `${folder}${name}-${language}-${size}-${colorScheme}.png`, fullPage: size === 'wide' });
        };
        await shoot('lobby', '');
        for (const id of games) {
          await shoot(`choices-${id}`, `#/${id}`);
          await shoot(`room-${id}`, `#/${scripts.find((script) => script.id === id)!.half}`);
        }
        await context.close();
      });
    }
  }
}
