import { toDatabaseUrl } from './folder.ts';
import type { Load } from './load.ts';
import { type Baseline, CONNECTIONS, compareInRounds, ROUNDS } from './rounds.ts';
import { type Server, SITE_DIR, startBaseline, startOurServer } from './server.ts';

// Compares requests per second for the home page with bare `node:http`, which sends the same bytes.
const ENCODING = 'gzip';

const ours: Server[] = [];
const bare: Server[] = [];
// Each round has its own process: the same code may be a quarter faster in one process than in the next.
for (let round = 1; round <= ROUNDS; round += 1) {
  ours.push(await startOurServer({ SITE_DIR, DATABASE_URL: toDatabaseUrl(`bench-${round}`) }));
  bare.push(await startBaseline('page', { SITE_DIR }));
}
try {
  const floor: Baseline = { name: 'node:http, same bytes from memory', loads: bare.map(toLoad), aim: { atLeast: 0.6 } };
  await compareInRounds(`Home page, ${ENCODING}`, { name: 'this server', loads: ours.map(toLoad) }, [floor]);
} finally {
  await Promise.all([...ours, ...bare].map((server) => server.stop()));
}

function toLoad({ url }: Pick<Server, 'url'>): Load {
  return { url: `${url}/`, headers: { 'accept-encoding': ENCODING }, connections: CONNECTIONS };
}
