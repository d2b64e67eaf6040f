// `npm run test:cluster`: the machines of docs/several-machines, all on this one, under load and under blows. It needs
// root, for networks of their own, and these programs of Debian. `BLOWS=frozen,Redis` runs the blows with these words alone.
import { requireProgramsAndRoot, runAlone } from './debian.mjs';
import { ensureInstalled } from './install.mjs';

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

await ensureInstalled();
requireProgramsAndRoot(PROGRAMS);
const vitest = ['vitest', 'run', '--project=cluster', '--disable-console-intercept', ...process.argv.slice(2)];
// The shell is the parent of processes whose own has died, and lets them go: Patroni would wait for a dead Postgres.
process.exit(await runAlone(['sh', '-c', '"$@"; exit $?', 'sh', ...vitest], { env: { CLUSTER_NETWORK: 'own' } }));
