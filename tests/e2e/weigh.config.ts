// What boards in other pages cost: `cargo xtask weigh`.
import tests from './playwright.config.ts';

export default { ...tests, testMatch: 'weigh.ts', reporter: 'line' };
