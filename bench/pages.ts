import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Load } from './load.ts';
import { startNginx } from './nginx.ts';
import { CONNECTIONS, compareInRounds, type Floor } from './rounds.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Home page requests per second of this server beside bare `node:http` and nginx, each sending the same bytes. */
const ENCODING = 'gzip';

const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));
try {
  const siteDir = await findSite(folder);
  const env = { SITE_DIR: siteDir, DATABASE_URL: `file:${join(folder, 'bench.db')}` };
  const ours = await startServer(new URL('../api/src/run-server.ts', import.meta.url), env);
  const floor = await startServer(new URL('./floor-pages.ts', import.meta.url), env);
  const usualNginx = await startNginx(siteDir, folder, 'usual');
  const tunedNginx = await startNginx(siteDir, folder, 'tuned');
  try {
    const createLoad = ({ url }: ServerProcess): Load => ({
      url: `${url}/`,
      headers: { 'accept-encoding': ENCODING },
      connections: CONNECTIONS,
    });
    const floors: Floor[] = [{ name: 'node:http, same bytes from memory', load: createLoad(floor), aim: 0.8 }];
    if (usualNginx && tunedNginx) {
      floors.push(
        { name: 'nginx, one worker, same file', load: createLoad(usualNginx), aim: 0.8 },
        { name: 'nginx without a log, files kept open', load: createLoad(tunedNginx), aim: null },
      );
    }
    const missed = await compareInRounds(
      `Home page, ${ENCODING}`,
      { name: 'this server', load: createLoad(ours) },
      floors,
    );
    if (!usualNginx) console.log('  nginx is not measured: it is not installed (apt install nginx).');
    process.exitCode = missed === 0 ? 0 : 1;
  } finally {
    await Promise.all([ours.stop(), floor.stop(), usualNginx?.stop(), tunedNginx?.stop()]);
  }
} finally {
  await rm(folder, { recursive: true });
}

/** The built site, or a page of a usual size when there is none. */
async function findSite(fallbackDir: string): Promise<string> {
  const siteDir = fileURLToPath(new URL('../site/dist', import.meta.url));
  if (existsSync(join(siteDir, 'index.html.gz'))) return siteDir;
  console.log('The site has not been built; measuring with a stand-in page.');
  const words = Array.from({ length: 6000 }, (_, index) => `word${(index * 7919) % 3001}`);
  const html = `<!doctype html><title>Stand-in</title><p>${words.join(' ')}</p>`;
  await writeFile(join(fallbackDir, 'index.html'), html);
  await writeFile(join(fallbackDir, 'index.html.gz'), gzipSync(html));
  return fallbackDir;
}
