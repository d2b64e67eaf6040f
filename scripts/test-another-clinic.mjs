// `npm run test:another-clinic`: the browser tests over a copy of the project with quite other content.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { announce, exitOnFailure, getPinnedNode, ROOT, run } from './run.mjs';

/** Shared with the copy: the packages of the root and of the workspaces that have some of their own. */
const PACKAGES = ['node_modules', 'site/node_modules', 'api/node_modules', 'contract/node_modules'];

/** Pictures that have been encoded already. */
const PICTURES_CACHE = '.cache/astro/assets';

await ensureInstalled();
await ensureChromium();
const { makeAnotherClinic } = await import('./another-clinic/content.mjs');

const house = mkdtempSync(join(tmpdir(), 'another-clinic-'));
process.on('exit', () => rmSync(house, { recursive: true, force: true }));
copyProject();
makeAnotherClinic(join(house, 'content'));

exitOnFailure(await run(getPinnedNode(), ['scripts/build.mjs'], { cwd: house }));
announce('Browser tests of another clinic …');
const code = await run('playwright', ['test', ...process.argv.slice(2)], { cwd: house });
const { stats } = JSON.parse(readFileSync(join(house, 'test-results/e2e.json'), 'utf8'));
process.stdout.write(`${stats.expected + stats.flaky} passed, ${stats.unexpected} failed, ${stats.skipped} skipped\n`);
process.exit(code);

/** The tracked files as they stand now, beside the packages that are installed here. */
function copyProject() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)))) {
    cpSync(join(ROOT, file), join(house, file), { recursive: true, verbatimSymlinks: true });
  }
  for (const folder of PACKAGES.filter((path) => existsSync(join(ROOT, path)))) {
    symlinkSync(join(ROOT, folder), join(house, folder));
  }
  if (existsSync(join(ROOT, PICTURES_CACHE))) {
    cpSync(join(ROOT, PICTURES_CACHE), join(house, PICTURES_CACHE), { recursive: true });
  }
}
