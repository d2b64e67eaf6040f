// `npm run art -- placeholders`: draws a stand-in for every picture that a content file names and nobody has made yet.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode, run } from './run.mjs';

const [task] = process.argv.slice(2);
if (task !== 'placeholders') {
  process.stderr.write('Say what to make: npm run art -- placeholders\n');
  process.exit(2);
}
await ensureInstalled();
process.exit(await run(getPinnedNode(), ['art/placeholders.mjs']));
