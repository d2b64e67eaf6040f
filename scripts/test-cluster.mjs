// `npm run test:cluster`: the machines of docs/several-machines, all on this one, under load and under blows. It needs
// root, for networks of their own, and these programs of Debian. `BLOWS=frozen,Redis` runs the blows with these words alone.
import { isOnPath } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import { announce, run } from './run.mjs';

const PROGRAMS = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  caddy: 'caddy',
  ip: 'iproute2',
  psql: 'postgresql',
};
/** Everything that the test starts ends with it, and nothing of its network is left. */
const ALONE = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

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
  announce('The test cannot run: run it as root, because it makes networks of its own.');
  process.exit(1);
}
const vitest = ['vitest', 'run', '--project=cluster', '--disable-console-intercept', ...process.argv.slice(2)];
// The shell is the parent of processes whose own has died, and lets them go: Patroni would wait for a dead Postgres.
const command = [...ALONE, 'sh', '-c', '"$@"; exit $?', 'sh', ...vitest];
process.exit(await run('unshare', command, { env: { CLUSTER_NETWORK: 'own' } }));
