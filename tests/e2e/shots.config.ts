// Screenshots: `cargo xtask shots`.
import tests from './playwright.config.ts';

export default { ...tests, testMatch: 'shots.ts' };
