// `npm run check:words`: reports how well the texts of content/ read, page by page. With `-- --for-review` it writes
// sheets for a doctor's signature, and with `-- --signed` it takes one back (docs/make-it-yours.md).
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

const args = process.argv.slice(2);
const program = args.length > 0 ? 'review-sheet/check-signatures.ts' : 'word-check/check-words.ts';

await ensureInstalled();
process.exit(await run('node', [`site/src/${program}`, ...args]));
