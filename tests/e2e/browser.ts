// The browser and the address that tests and screenshots share.

if (!process.env.YIGUAN_SITE) {
  throw new Error('Run this through `cargo xtask test browser` or `cargo xtask shots`: they build and serve the site.');
}

export const site = process.env.YIGUAN_SITE;

const root = typeof process.getuid === 'function' && process.getuid() === 0;

export const browser = {
  baseURL: site,
  browserName: 'chromium' as const,
  locale: 'zh-CN',
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    executablePath: process.env.YIGUAN_BROWSER,
    args: [
      // A sandbox cannot be set up by root.
      ...(root ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};
