// `npm run test:another-clinic`: the browser tests over a copy of the project with quite other content.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { announce, exitOnFailure, getPinnedNode, ROOT, run } from './run.mjs';

const WORKSPACES = ['contract', 'site', 'api'];

/** The cache of encoded pictures. */
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

/** Copies the tracked files and links the installed packages. */
function copyProject() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)))) {
    cpSync(join(ROOT, file), join(house, file), { recursive: true, verbatimSymlinks: true });
  }
  for (const folder of ['.', ...WORKSPACES]) linkPackages(join(folder, 'node_modules'));
  if (existsSync(join(ROOT, PICTURES_CACHE))) {
    cpSync(join(ROOT, PICTURES_CACHE), join(house, PICTURES_CACHE), { recursive: true });
  }
}

/** The packages that are installed here, except the workspaces: those are the copy's own. */
function linkPackages(folder) {
  if (!existsSync(join(ROOT, folder))) return;
  mkdirSync(join(house, folder), { recursive: true });
  for (const name of readdirSync(join(ROOT, folder)).filter((one) => one !== '@clinic')) {
    symlinkSync(join(ROOT, folder, name), join(house, folder, name));
  }
  mkdirSync(join(house, folder, '@clinic'));
  for (const name of WORKSPACES) symlinkSync(join(house, name), join(house, folder, '@clinic', name));
}
