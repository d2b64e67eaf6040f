// `npm run check:content`: finds the mistakes in content/, without a build.
import { ensureInstalled } from './install.mjs';
import { exitOnFailure, run } from './run.mjs';

await ensureInstalled();
exitOnFailure(await run('node', ['site/src/content-check/check-content.ts']));
process.stdout.write('content/ has no mistakes.\n');
