import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { compareInRounds } from './rounds.ts';
import { startServer } from './server-process.ts';

/** Home page requests per second of this server beside bare `node:http` that sends the same bytes from memory. */
const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));
try {
  const siteDir = await findSite(folder);
  const env = { SITE_DIR: siteDir, DATABASE_URL: `file:${join(folder, 'bench.db')}` };
  const ours = await startServer(new URL('../api/src/server.ts', import.meta.url), env);
  const floor = await startServer(new URL('./floor-pages.ts', import.meta.url), env);
  try {
    const headers = { 'accept-encoding': 'br' };
    await compareInRounds(
      'Home page',
      { name: 'this server', load: { url: ours.url, headers }, status: 200 },
      { name: 'node:http, same bytes from memory', load: { url: floor.url, headers }, status: 200 },
      0.8,
    );
  } finally {
    await Promise.all([ours.stop(), floor.stop()]);
  }
} finally {
  await rm(folder, { recursive: true });
}

/** The built site, or a page of a usual size when there is none. */
async function findSite(fallbackDir: string): Promise<string> {
  const siteDir = fileURLToPath(new URL('../site/dist', import.meta.url));
  if (existsSync(join(siteDir, 'index.html.br'))) return siteDir;
  console.log('The site has not been built; measuring with a stand-in page.');
  const words = Array.from({ length: 6000 }, (_, index) => `word${(index * 7919) % 3001}`);
  const html = `<!doctype html><title>Stand-in</title><p>${words.join(' ')}</p>`;
  await writeFile(join(fallbackDir, 'index.html'), html);
  await writeFile(join(fallbackDir, 'index.html.br'), brotliCompressSync(html));
  return fallbackDir;
}
