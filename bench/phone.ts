import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { findChromium } from '../testing/chromium.ts';
import { measureFirstView } from './first-view.ts';
import { createFloorPages, isFloor, toFloorPath } from './floor/floor-page.ts';
import { toDatabaseUrl } from './folder.ts';
import { startHttp2Front } from './http2-front.ts';
import { LOADS, measureSpeed, type Speed, takeMedians } from './lighthouse.ts';
import { listAims, type PageFigures } from './phone-aims.ts';
import { createReport, describeMiss, type Miss } from './phone-report.ts';
import { describeMachine, getLoad, writeResults } from './results.ts';
import { startOurServer, WHOLE_SITE } from './server.ts';
import { listSitemapPaths } from './sitemap.ts';
import { isReached } from './verdict.ts';

// Measures every page of the sitemap, or the named pages, on a phone, beside the floor page of their language.
const named = process.argv.slice(2);
const loadAtStart = getLoad();
const server = await startOurServer({
  ...WHOLE_SITE,
  DATABASE_URL: toDatabaseUrl('phone'),
  TRUST_PROXY: '1',
  PUBLIC_SITE_URL: 'http://localhost',
});
const front = await startHttp2Front(server.url, await createFloorPages());
const chrome = await launch({
  chromePath: findChromium().executablePath ?? chromium.executablePath(),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
});
try {
  const paths = named.length > 0 ? named : await listSitemapPaths(server.url);
  const half = Math.ceil(paths.length / 2);
  const pages: PageFigures[] = [];
  const floors = [...new Set(paths.map(toFloorPath))];
  for (const path of [...floors, ...paths.slice(0, half), ...floors, ...paths.slice(half), ...floors]) {
    pages.push(await measurePage(path));
  }
  await report(pages);
} finally {
  chrome.kill();
  await front.stop();
  await server.stop();
}

async function measurePage(path: string): Promise<PageFigures> {
  const start = performance.now();
  const speed = await measureSpeed(front.url + path, chrome.port);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const view = await measureFirstView(browser, front.url + path).finally(() => browser.close());
  const [scores, lcp] = [speed.scores.join(' '), speed.lcpMs.toFixed(0)];
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`  ${path.padEnd(44)} ${scores.padEnd(16)} LCP ${lcp.padStart(5)} ms   measured in ${seconds} s`);
  return { path, speed, view };
}

/** Prints the missed aims, and writes the file unless only some pages were measured. */
async function report(pages: PageFigures[]): Promise<void> {
  const toFloor = collectFloors(pages);
  const figures = pages
    .filter(({ path }) => !isFloor(path))
    .flatMap((page) => listAims(page, toFloor(page.path)).map((aim): Miss => ({ path: page.path, ...aim })));
  const misses = figures.filter(({ figure, aim }) => !isReached(figure, aim));
  if (misses.length > 0) process.exitCode = 1;
  console.log(
    `\nOn a phone (medians of ${LOADS} loads), ${figures.length - misses.length} of ${figures.length} aims: reached`,
  );
  for (const miss of misses) console.log(`  ${describeMiss(miss)}: MISSED`);
  const report = createReport({
    machine: await describeRun(),
    toFloor,
    pages,
    aimCount: figures.length,
    misses,
  });
  if (named.length > 0) console.log(`\n${report.slice(report.indexOf('## Speed'))}`);
  else await writeResults(report);
}

/** Takes the medians of each floor page. Returns a function from a path to those that it is compared with. */
function collectFloors(pages: PageFigures[]): (path: string) => Speed {
  const groups = Map.groupBy(
    pages.filter(({ path }) => isFloor(path)),
    ({ path }) => path,
  );
  const floors = new Map([...groups].map(([path, group]) => [path, takeMedians(group.map(({ speed }) => speed))]));
  return (path) => {
    const floor = floors.get(toFloorPath(path));
    if (!floor) throw new Error(`${toFloorPath(path)} was not measured.`);
    return floor;
  };
}

async function describeRun(): Promise<string[]> {
  const version = await (await fetch(`http://127.0.0.1:${chrome.port}/json/version`)).json();
  const lighthouse = (await import('lighthouse/package.json', { with: { type: 'json' } })).default.version;
  return [
    describeMachine(),
    `${version.Browser}, Lighthouse ${lighthouse}, Node ${process.version}, over HTTP/2`,
    `load average ${loadAtStart} at the start and ${getLoad()} at the end; ${new Date().toISOString().slice(0, 10)}`,
  ];
}
