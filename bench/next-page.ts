import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../testing/chromium.ts';
import { settle } from './event-timing.ts';
import { toDatabaseUrl } from './folder.ts';
import { startOurServer, WHOLE_SITE } from './server.ts';
import { getMedian, toFigureVerdict } from './verdict.ts';

// Measures the time from a press on a link to the next page's first paint: at once, and after the pointer has rested on
// the link, so that the page is prefetched.
const RESTED_MS = 100;
const PAINTED_MAX_MS = 50;
const ROUNDS = 5;
/** The home page's first view links to each of these. */
const PATHS = ['/about', '/blogs', '/gallery', '/book'];
/** The least that a page can cost on this machine: a bare page after a bare page. */
const FLOOR_PATH = '/floor';

const server = await startOurServer({ ...WHOLE_SITE, DATABASE_URL: toDatabaseUrl('next-page') });
const floor = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end(`<!DOCTYPE html><a href="${FLOOR_PATH}">A bare page</a>`);
}).listen(0, '127.0.0.1');
const browser = await chromium.launch({ ...findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  console.log(`\nFrom a press on a link to the next page's first paint (median of ${ROUNDS} rounds)`);
  await tell(`http://127.0.0.1:${(floor.address() as AddressInfo).port}`, FLOOR_PATH);
  for (const path of PATHS) await tell(server.url, path);
} finally {
  await browser.close();
  await server.stop();
  floor.close();
}

async function tell(origin: string, path: string): Promise<void> {
  const rested: number[] = [];
  const atOnce: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    rested.push(await timeNextPage(origin, path, RESTED_MS));
    atOnce.push(await timeNextPage(origin, path, 0));
  }
  const verdict = path === FLOOR_PATH ? 'the floor' : toFigureVerdict(getMedian(rested), { atMost: PAINTED_MAX_MS });
  const figures = `${toWords(rested)} after a rest of ${RESTED_MS} ms, ${toWords(atOnce)} at once`;
  console.log(`  ${path.padEnd(10)} ${figures}  ${verdict}`);
}

/** Times the way from the origin's first page to another one, in milliseconds, in a new browser context. */
async function timeNextPage(origin: string, path: string, restMs: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(keepPress);
  try {
    const page = await context.newPage();
    await page.goto(origin);
    // At the first sign of a person the page adds its prefetch rules.
    await page.mouse.move(640, 400);
    await settle(page);
    const box = await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().boundingBox();
    if (!box) throw new Error(`The first page has no link to ${path}.`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await sleep(restMs);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(origin + path);
    return await readPaint(page);
  } finally {
    await context.close();
  }
}

function keepPress(): void {
  const keep = ({ timeStamp }: Event) => sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
  addEventListener('click', keep, { capture: true });
}

/** Milliseconds from the press on the page before to the first paint of this one. */
function readPaint(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? 0));
      observer.observe({ type: 'paint', buffered: true });
    });
    return performance.timeOrigin + paint - Number(sessionStorage.getItem('pressed'));
  });
}

function toWords(times: readonly number[]): string {
  return `${getMedian(times).toFixed(0).padStart(4)} ms`;
}
