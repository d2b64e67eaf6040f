import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Request } from '@playwright/test';
import { NOTICE_KEY } from '../testing/mobile-notice.ts';

export type Bytes = Record<'html' | 'script' | 'font' | 'pictures' | 'other' | 'all', number>;

export type FirstView = {
  before: Bytes;
  /** The files that a touch fetches in addition. */
  after: Bytes;
  /** Compressed bytes of all script before the touch, in files and in the page itself. */
  scriptBytes: number;
  nodes: number;
};

/** The page is quiet when no request has begun or ended for this long. */
const QUIET_MS = 1000;
/** A point at the edge of every page where nothing reacts to a touch. */
const TOUCH = [4, 400] as const;

/** Opens a page on a phone, and counts the compressed bytes of everything that it fetches before and after a touch. */
export async function measureFirstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await openPhone(browser);
  try {
    const traffic = watchTraffic(context);
    const page = await context.newPage();
    const html = (await (await page.goto(url))?.text()) ?? '';
    await traffic.becomesQuiet();
    const before = await weigh(traffic.takeFinished());
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    await page.touchscreen.tap(...TOUCH);
    await traffic.becomesQuiet();
    const scriptBytes = before.script + weighInlineScript(html);
    return { before, after: await weigh(traffic.takeFinished()), scriptBytes, nodes };
  } finally {
    await context.close();
  }
}

function watchTraffic(context: BrowserContext) {
  let finished: Request[] = [];
  let underWay = 0;
  let lastChange = performance.now();
  const change = (step: number) => {
    underWay += step;
    lastChange = performance.now();
  };
  context.on('request', () => change(1));
  context.on('requestfailed', () => change(-1));
  context.on('requestfinished', (request) => {
    change(-1);
    finished.push(request);
  });
  return {
    async becomesQuiet(): Promise<void> {
      lastChange = performance.now();
      while (underWay > 0 || performance.now() - lastChange < QUIET_MS) await sleep(QUIET_MS / 10);
    },
    /** Returns the requests that have finished since the last call. */
    takeFinished(): Request[] {
      const taken = finished;
      finished = [];
      return taken;
    },
  };
}

const KINDS: Record<string, keyof Bytes> = { document: 'html', script: 'script', font: 'font', image: 'pictures' };

async function weigh(requests: Request[]): Promise<Bytes> {
  const bytes: Bytes = { html: 0, script: 0, font: 0, pictures: 0, other: 0, all: 0 };
  for (const request of requests) {
    if (request.url().startsWith('data:')) continue;
    const { responseBodySize } = await request.sizes();
    bytes[KINDS[request.resourceType()] ?? 'other'] += responseBodySize;
    bytes.all += responseBodySize;
  }
  return bytes;
}

/** Compressed bytes of script in the page itself. Data, such as `type="application/ld+json"`, does not count. */
function weighInlineScript(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*(?: src=|type="(?!module)))[^>]*>([\s\S]*?)<\/script>/g)];
  return brotliCompressSync(scripts.map(([, text]) => text).join('\n')).length;
}

/** Lighthouse's phone, for measurements without Lighthouse. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
};

/** Opens a phone on which the mobile notice has been dismissed. */
async function openPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript((key) => localStorage.setItem(key, 'in benchmarks'), NOTICE_KEY);
  return context;
}
