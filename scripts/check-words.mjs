// `npm run check:words`: reports how well the texts of content/ read, page by page.
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

await ensureInstalled();
process.exit(await run('node', ['site/src/word-check/check-words.ts']));
