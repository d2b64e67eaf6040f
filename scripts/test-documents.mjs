// `npm run test:documents`: runs what the pages for operators tell to run, with the files that they tell to install, and
// shows each exit status. It needs root: `/etc`, `/var`, `/srv` and the network are its own, so the paths stay as written.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOnPath } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import { copyProject } from './project-copy.mjs';
import { announce, ROOT, run } from './run.mjs';

const PROGRAMS = {
  nginx: 'nginx-light',
  caddy: 'caddy',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  etcd: 'etcd-server',
  patroni: 'patroni',
  psql: 'postgresql',
  promtool: 'prometheus',
  age: 'age',
  openssl: 'openssl',
  curl: 'curl',
  'systemd-analyze': 'systemd',
  ip: 'iproute2',
};

await ensureInstalled();
const missing = Object.keys(PROGRAMS).filter((name) => !isOnPath(name));
if (missing.length > 0) {
  const packages = missing.map((name) => PROGRAMS[name]).join(' ');
  announce(
    `The test cannot run: ${missing.join(', ')} missing. Install them: apt install --no-install-recommends ${packages}`,
  );
  process.exit(1);
}
if (process.getuid() !== 0) {
  announce('The test cannot run: run it as root, because it makes folders and a network of its own.');
  process.exit(1);
}
const changes = mkdtempSync(join(tmpdir(), 'documents-changes-'));
process.on('exit', () => rmSync(changes, { recursive: true, force: true }));
const ALONE = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
const MACHINE = join(ROOT, 'scripts/documents/machine.sh');
process.exit(await run('unshare', [...ALONE, 'sh', MACHINE, changes, copyProject('documents')]));
