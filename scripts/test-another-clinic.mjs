// `npm run test:another-clinic`: runs the browser tests on a copy of the project with very different content, in a
// folder whose name needs care in scripts and addresses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { copyProject } from './project-copy.mjs';
import { announce, exitOnFailure, run } from './run.mjs';

await ensureInstalled();
await ensureChromium();
const { makeAnotherClinic } = await import('./another-clinic/content.mjs');

const house = copyProject("o'clinic");
makeAnotherClinic(join(house, 'content'));

exitOnFailure(await run(getPinnedNode(), ['scripts/build.mjs'], { cwd: house }));
announce('Browser tests of another clinic …');
const code = await run('playwright', ['test', ...process.argv.slice(2)], { cwd: house });
const { stats } = JSON.parse(readFileSync(join(house, 'test-results/e2e.json'), 'utf8'));
process.stdout.write(`${stats.expected + stats.flaky} passed, ${stats.unexpected} failed, ${stats.skipped} skipped\n`);
process.exit(code);
