// `npm run test:documents`: runs what the pages for operators tell to run, with the files that they tell to install, and
// shows each exit status. It needs root: `/etc`, `/var`, `/srv` and the network are its own, so the paths stay as written.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireProgramsAndRoot, runAlone } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import { copyProject } from './project-copy.mjs';
import { ROOT } from './run.mjs';

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
requireProgramsAndRoot(PROGRAMS);
const changes = mkdtempSync(join(tmpdir(), 'documents-changes-'));
process.on('exit', () => rmSync(changes, { recursive: true, force: true }));
const MACHINE = join(ROOT, 'scripts/documents/machine.sh');
process.exit(await runAlone(['sh', MACHINE, changes, copyProject('documents')]));
