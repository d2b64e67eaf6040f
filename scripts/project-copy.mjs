import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const WORKSPACES = ['contract', 'ui', 'mails', 'site', 'desk', 'api'];

/** The cache of encoded pictures. */
const PICTURES_CACHE = '.cache/astro/assets';

/**
 * Copies the project into a temporary folder, to build it with other content: all files that Git does not ignore, and
 * the cached pictures, with links to the installed packages. The folder is removed when the process ends.
 */
export function copyProject(name) {
  const house = mkdtempSync(join(tmpdir(), `${name}-`));
  process.on('exit', () => rmSync(house, { recursive: true, force: true }));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)))) {
    cpSync(join(ROOT, file), join(house, file), { recursive: true, verbatimSymlinks: true });
  }
  for (const folder of ['.', ...WORKSPACES]) linkPackages(house, join(folder, 'node_modules'));
  if (existsSync(join(ROOT, PICTURES_CACHE))) {
    cpSync(join(ROOT, PICTURES_CACHE), join(house, PICTURES_CACHE), { recursive: true });
  }
  return house;
}

/** Links the installed packages, except the workspaces, for which the copy has its own. */
function linkPackages(house, folder) {
  if (!existsSync(join(ROOT, folder))) return;
  mkdirSync(join(house, folder), { recursive: true });
  for (const name of readdirSync(join(ROOT, folder)).filter((one) => one !== '@clinic')) {
    symlinkSync(join(ROOT, folder, name), join(house, folder, name));
  }
  mkdirSync(join(house, folder, '@clinic'));
  for (const name of WORKSPACES) symlinkSync(join(house, name), join(house, folder, '@clinic', name));
}
