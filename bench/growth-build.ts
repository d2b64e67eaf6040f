import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { growPosts, growServices } from '../scripts/grow-content.mjs';
import { exitOnFailure, run } from '../scripts/run.mjs';

const USAGE = pathToFileURL(join(import.meta.dirname, 'growth-usage.ts')).href;
const MICROSECONDS = 1_000_000;
const KIBIBYTES_PER_MEGABYTE = 1024;

/** How many entries a folder of content has. */
export type Size = { posts: number; services: number };

export type Built = Size & { pages: number; seconds: number; cpuSeconds: number; memoryMegabytes: number };

/** Builds the copy of the project in `house` with content of this size, and measures all processes of the build. */
export async function buildGrown(house: string, content: string, size: Size): Promise<Built> {
  rmSync(join(house, 'content'), { recursive: true });
  cpSync(content, join(house, 'content'), { recursive: true });
  growPosts(join(house, 'content'), size.posts);
  growServices(join(house, 'content'), size.services);
  const usageFile = join(house, '.cache', 'usage');
  mkdirSync(join(house, '.cache'), { recursive: true });
  rmSync(usageFile, { force: true });
  const startedAt = performance.now();
  exitOnFailure(
    await run(process.execPath, ['scripts/build.mjs'], {
      cwd: house,
      isQuiet: true,
      env: { USAGE_FILE: usageFile, NODE_OPTIONS: `--import=${USAGE}` },
    }),
  );
  return {
    ...size,
    pages: countPages(join(house, 'site/dist/client')),
    seconds: (performance.now() - startedAt) / 1000,
    ...readUsage(usageFile),
  };
}

/** Reads the processor time of all processes together, and the peak memory of the largest. */
function readUsage(file: string): Pick<Built, 'cpuSeconds' | 'memoryMegabytes'> {
  const processes: NodeJS.ResourceUsage[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const times = processes.map(({ userCPUTime, systemCPUTime }) => (userCPUTime + systemCPUTime) / MICROSECONDS);
  return {
    cpuSeconds: times.reduce((sum, time) => sum + time, 0),
    memoryMegabytes: Math.max(...processes.map(({ maxRSS }) => maxRSS)) / KIBIBYTES_PER_MEGABYTE,
  };
}

function countPages(site: string): number {
  return readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html')).length;
}
