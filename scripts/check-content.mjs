// `npm run check:content`: finds the mistakes in content/, without a build, and counts the files that give medical
// advice. With `-- --medical` it lists them, each with the text that gives it.
import { ensureInstalled } from './install.mjs';
import { exitOnFailure, run } from './run.mjs';

const listSize = process.argv.includes('--medical') ? 'medical-list' : 'medical-count';

await ensureInstalled();
exitOnFailure(await run('node', ['site/src/content-check/check-content.ts', listSize]));
process.stdout.write('content/ has no mistakes.\n');
