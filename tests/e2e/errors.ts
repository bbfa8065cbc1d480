// Every test fails when the page logs an error, throws, or asks for a file that is not there.
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

function watch(page: Page, errors: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`thrown: ${error}`));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`);
  });
}

export const test = base.extend<{
  errors: string[];
  /** Another browser's worth of storage: nothing of the first one is known there. */
  elsewhere: () => Promise<Page>;
}>({
  errors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('page', (page) => watch(page, errors));
      await use(errors);
      expect(errors, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
  elsewhere: async ({ browser, errors, contextOptions, baseURL, locale, viewport }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, viewport });
      opened.push(context);
      context.on('page', (page) => watch(page, errors));
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };
