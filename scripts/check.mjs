// `npm run check`: checks types, lint, format, colors and import directions, without the tests.
import { runChecks } from './checks.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { failed } = await runChecks();
process.exit(failed === 0 ? 0 : 1);
