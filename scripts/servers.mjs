import { existsSync } from 'node:fs';
import { installPackages, isOnPath } from './debian.mjs';
import { announce } from './run.mjs';

/** The servers that the API's tests start. */
const SERVERS = [
  { name: 'postgresql', isInstalled: () => existsSync('/usr/lib/postgresql') },
  { name: 'redis-server', isInstalled: () => isOnPath('redis-server') || isOnPath('valkey-server') },
];

/** Installs missing servers. When that is not possible, the tests of a server are skipped with a message. */
export async function ensureServers() {
  const missing = SERVERS.filter(({ isInstalled }) => !isInstalled()).map(({ name }) => name);
  if (missing.length === 0 || (await installPackages(missing))) return;
  announce(`Not installed, so their tests are skipped: ${missing.join(', ')}`);
}
