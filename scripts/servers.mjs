import { existsSync } from 'node:fs';
import { installPackages, isOnPath } from './debian.mjs';
import { announce } from './run.mjs';

/** Servers that the API's tests start for themselves. */
const SERVERS = [
  { name: 'postgresql', isInstalled: () => existsSync('/usr/lib/postgresql') },
  { name: 'redis-server', isInstalled: () => isOnPath('redis-server') || isOnPath('valkey-server') },
];

/** Installs what is missing; where that cannot be done, the tests of that server are skipped and say so. */
export async function ensureServers() {
  const missing = SERVERS.filter(({ isInstalled }) => !isInstalled()).map(({ name }) => name);
  if (missing.length === 0 || (await installPackages(missing))) return;
  announce(`Not installed, so their tests are skipped: ${missing.join(', ')}`);
}
