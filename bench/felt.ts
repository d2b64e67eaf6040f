import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../testing/chromium.ts';
import { settle, timeTap, watchInteractions } from './event-timing.ts';
import { FLOOR, SCENARIOS, type Scenario } from './felt-scenarios.ts';
import { toDatabaseUrl } from './folder.ts';
import { openPhone } from './phone-context.ts';
import { startOurServer, WHOLE_SITE } from './server.ts';
import { getMedian, toFigureVerdict } from './verdict.ts';

// Measures the time from a tap to the next paint on a phone, when the page is awake and while React still loads.
const SLOWER_CPU = 4;
const ROUNDS = 3;
const AWAKE_MAX_MS = 50;
const ON_ITS_WAY_MAX_MS = 100;
/** How long to wait for the sign that a pressed element waits. */
const SHOWN_MS = 2000;

/** Milliseconds by the name of the interaction, in the order of the first round. */
type Times = Map<string, number[]>;

const server = await startOurServer({ ...WHOLE_SITE, DATABASE_URL: toDatabaseUrl('felt') });
const browser = await chromium.launch({ ...findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const [awake, onItsWay]: [Times, Times] = [new Map(), new Map()];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const scenario of [FLOOR, ...SCENARIOS]) {
      await useAwake(scenario, awake);
      if (scenario.needsReact) await pressAsleep(scenario, onItsWay);
    }
  }
  tell('once awake', awake, AWAKE_MAX_MS);
  tell('while React is on its way', onItsWay, ON_ITS_WAY_MAX_MS);
} finally {
  await browser.close();
  await server.stop();
}

/** Makes all taps of a scenario, one after the other. */
async function useAwake({ path, html, needsReact, prepare, taps }: Scenario, times: Times): Promise<void> {
  const answerItself = (context: BrowserContext) =>
    html && context.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await onPhone(path, answerItself, async (page) => {
    await page.touchscreen.tap(4, 400);
    const first = taps[0].target(page);
    await first.scrollIntoViewIfNeeded();
    if (needsReact) await page.locator('astro-island:not([ssr])').filter({ has: first }).waitFor({ state: 'attached' });
    await settle(page);
    await prepare?.(page);
    for (const { name, target, answer, afterwards } of taps) {
      keep(times, name, await timeTap(page, target(page), () => answer(page)));
      await afterwards?.(page);
    }
  });
}

/** Makes the first tap of a scenario before React has loaded: the pressed element shows that it waits. */
async function pressAsleep({ path, taps: [first] }: Scenario, times: Times): Promise<void> {
  const html = await (await fetch(server.url + path)).text();
  const [, react] = /renderer-url="([^"]+)"/.exec(html) ?? [];
  if (!react) throw new Error(`${path} asks for no React.`);
  // The request gets no answer, as on a stalled connection.
  const holdReact = (context: BrowserContext) => context.route(`**${react}`, () => undefined);
  await onPhone(path, holdReact, async (page) => {
    let isShown = false;
    const ms = await timeTap(page, first.target(page), async () => {
      isShown = await page.waitForSelector('[data-waking]', { timeout: SHOWN_MS }).then(Boolean, () => false);
    });
    keep(times, first.name, isShown ? ms : Number.POSITIVE_INFINITY);
  });
}

/** Opens a page on a slow phone. `setUp` runs first and decides how its requests are answered. */
async function onPhone(
  path: string,
  setUp: (context: BrowserContext) => unknown,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await openPhone(browser);
  try {
    await watchInteractions(context);
    await setUp(context);
    const page = await context.newPage();
    await page.goto(server.url + path);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await settle(page);
    await use(page);
  } finally {
    await context.close();
  }
}

function keep(times: Times, name: string, ms: number): void {
  times.set(name, [...(times.get(name) ?? []), ms]);
}

function tell(when: string, times: Times, atMost: number): void {
  console.log(
    `\nFrom a tap to the next paint ${when}, processor ${SLOWER_CPU} times slower (median of ${ROUNDS} rounds)`,
  );
  for (const [name, all] of times) {
    const figures = `${toWords(getMedian(all))}, worst ${toWords(Math.max(...all))}`;
    const verdict = name === FLOOR.taps[0].name ? 'the floor' : toFigureVerdict(getMedian(all), { atMost });
    console.log(`  ${name.padEnd(32)} ${figures}  ${verdict}`);
  }
}

function toWords(ms: number): string {
  return (Number.isFinite(ms) ? `${ms.toFixed(0)} ms` : 'nothing shown').padStart(7);
}
