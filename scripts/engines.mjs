import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { installPackages, isOnPath } from './debian.mjs';
import { announce } from './run.mjs';

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib', '/usr/libexec'];

/** The browsers beside Chromium, with Debian's packages and whether their programs are there. */
const ENGINES = [
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    isInstalled: () => isOnPath('firefox-esr') || isOnPath('firefox'),
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () => isOnPath('WebKitWebDriver') && isOnPath('Xvfb') && LIBRARIES.some(hasMiniBrowser),
  },
];

/** The programs that read aloud in tests: Firefox on a screen of its own, and the bus of assistive technology. */
const EARS = {
  packages: ['firefox-esr', 'xvfb', 'orca', 'at-spi2-core', 'dbus', 'python3-gi', 'gir1.2-atspi-2.0'],
  isInstalled: () =>
    ENGINES[0].isInstalled() &&
    ['Xvfb', 'orca', 'dbus-run-session'].every(isOnPath) &&
    existsSync(A11Y_SERVICE) &&
    spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("Atspi", "2.0")']).status === 0,
};

const A11Y_SERVICE = '/usr/share/dbus-1/services/org.a11y.Bus.service';

function hasMiniBrowser(folder) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.some((name) => name.startsWith('webkit2gtk-4') && existsSync(`${folder}/${name}/MiniBrowser`));
}

/**
 * Installs missing browsers, prints a line for each that cannot be installed, and returns the names of those that run.
 */
export async function ensureEngines() {
  const names = [];
  for (const { name, ...needs } of ENGINES) if (await ensure(name, needs)) names.push(name);
  return names;
}

/** Like `ensureEngines`, for what `npm run test:ears` needs. Resolves to whether it runs. */
export function ensureEars() {
  return ensure('ears', EARS);
}

async function ensure(name, { packages, isInstalled }) {
  if (isInstalled() || ((await installPackages(packages)) && isInstalled())) return true;
  announce(`NOT RUN: ${name} (apt install ${packages.join(' ')})`);
  return false;
}
