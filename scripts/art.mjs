// `npm run art -- TASK`: pictures that are drawn here. They are committed, so that a build does not need this.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode, run } from './run.mjs';

/** `placeholders` for every picture that a content file names and nobody has made yet; `portraits` draws its own. */
const TASKS = ['placeholders', 'portraits'];

const [task] = process.argv.slice(2);
if (!TASKS.includes(task)) {
  process.stderr.write(`Say what to draw: ${TASKS.map((name) => `npm run art -- ${name}`).join(' or ')}\n`);
  process.exit(2);
}
await ensureInstalled();
process.exit(await run(getPinnedNode(), [`art/${task}.mjs`]));
