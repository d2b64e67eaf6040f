// `npm run art -- TASK`: renders the sample's pictures. They are committed, so that a build does not need this command.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode, run } from './run.mjs';

/** What is drawn by a script of its own; every other word is the name of a scene, or `all` of them. */
const DRAWN = ['placeholders', 'portraits', 'sheet'];

const [task, ...more] = process.argv.slice(2);
if (!task) {
  process.stderr.write(`Say what to make: npm run art -- SCENE… | all | ${DRAWN.join(' | ')}   (see art/README.md)\n`);
  process.exit(2);
}
await ensureInstalled();
const script = DRAWN.includes(task) ? [`art/${task}.mjs`, ...more] : ['art/scenes.mjs', task, ...more];
process.exit(await run(getPinnedNode(), script));
