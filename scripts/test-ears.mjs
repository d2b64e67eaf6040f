// `npm run test:ears`: what Firefox tells a screen reader, compared with the texts beside the tests in e2e/screen-reader.
// With `-- --update` it writes these texts again; read the difference before you commit it.
import { ensureEars } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import './own-content.mjs';
import { run } from './run.mjs';
import { ensureSiteBuilt } from './site.mjs';

const TEST = ['playwright', 'test', '--config', 'e2e/screen-reader/playwright.config.ts'];

await ensureInstalled();
if (!(await ensureEars())) process.exit(1);
await ensureSiteBuilt();
const args = process.argv.slice(2).map((arg) => (arg === '--update' ? '--update-snapshots=all' : arg));
// Assistive technology finds its programs by a bus. These tests get a bus of their own.
process.exit(await run('dbus-run-session', ['--', ...TEST, ...args]));
