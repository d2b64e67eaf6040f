import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startNginx } from './nginx.ts';
import { type Baseline, CONNECTIONS, compareInRounds } from './rounds.ts';
import { type Server, startBaseline, startOurServer } from './server.ts';
import { tellSkipped } from './verdict.ts';

// Compares requests per second for the home page with bare `node:http` and nginx, which send the same bytes.
const ENCODING = 'gzip';
const SITE_DIR = fileURLToPath(new URL('../site/dist', import.meta.url));

const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));
const ours = await startOurServer({ SITE_DIR, DATABASE_URL: `file:${join(folder, 'bench.db')}` });
const bare = await startBaseline('page', { SITE_DIR });
const nginx = await startNginx(join(SITE_DIR, 'client'), folder);
try {
  const baselines: Baseline[] = [
    { name: 'node:http, same bytes from memory', load: toLoad(bare), aim: { atLeast: 0.7 } },
  ];
  if (nginx) baselines.push({ name: 'nginx, one worker, same file', load: toLoad(nginx), aim: { atLeast: 0.4 } });
  else tellSkipped('pages of nginx', 'nginx');
  await compareInRounds(`Home page, ${ENCODING}`, { name: 'this server', load: toLoad(ours) }, baselines);
} finally {
  await Promise.all([ours.stop(), bare.stop(), nginx?.stop()]);
  await rm(folder, { recursive: true });
}

function toLoad({ url }: Pick<Server, 'url'>) {
  return { url: `${url}/`, headers: { 'accept-encoding': ENCODING }, connections: CONNECTIONS };
}
