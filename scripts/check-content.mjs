// `npm run check:content`: finds the mistakes in content/, without a build, and counts the files that give medical
// advice. With `-- --medical` it lists them, each with the text that gives it. With `-- --json` it prints one JSON object
// for programs, which read it with `npm run --silent`.
import { ensureInstalled } from './install.mjs';
import { exitOnFailure, run } from './run.mjs';

const isForPrograms = process.argv.includes('--json');
const wish = isForPrograms ? '--json' : process.argv.includes('--medical') ? 'medical-list' : 'medical-count';

await ensureInstalled();
exitOnFailure(await run('node', ['site/src/content-check/check-content.ts', wish]));
if (!isForPrograms) process.stdout.write('content/ has no mistakes.\n');
