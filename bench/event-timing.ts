import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every interaction of the page that took longer than a frame. */
    interactions: { startMs: number; durationMs: number }[];
  }
}

/** Event Timing reports nothing shorter, and rounds to eight milliseconds. */
const SHORTEST_MS = 16;
/** How long a finger rests on a button that it presses. */
const PRESS_MS = 80;
/** How long the browser may take to report an event after its paint. */
const TOLD_LATER_MS = 300;

/** Makes each page of a context record the time from each event to the next paint. */
export async function watchInteractions(context: BrowserContext): Promise<void> {
  await context.addInitScript((durationThreshold) => {
    window.interactions = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) window.interactions.push({ startMs: entry.startTime, durationMs: entry.duration });
      }
    });
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MS);
}

/**
 * Taps the middle of an element, waits for the answer, and returns the milliseconds from the tap to the next paint. A
 * tap is several events; the slowest counts. Playwright's own tap would wait until the element is at rest, which some
 * never are.
 */
export async function timeTap(page: Page, target: Locator, answer: () => Promise<unknown>): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await settle(page);
  const startMs = await page.evaluate(() => performance.now());
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} cannot be seen.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await answer();
  await settle(page);
  return Math.max(SHORTEST_MS, await readSlowest(page, startMs));
}

/**
 * Presses an element with a mouse that rests on it already. Playwright's own click looks in the page whether it hits, which
 * on a full board costs as much as the press.
 */
export async function pressResting(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await settle(page);
  await page.mouse.down();
  await sleep(PRESS_MS);
  await page.mouse.up();
}

/** Returns the milliseconds of the slowest interaction since then; 0 without one. */
export function readSlowest(page: Page, startMs: number): Promise<number> {
  return page.evaluate((start) => {
    const since = window.interactions.filter((interaction) => interaction.startMs >= start);
    return Math.max(0, ...since.map(({ durationMs }) => durationMs));
  }, startMs);
}

/** Waits until the page has nothing else to do. */
export async function settle(page: Page): Promise<void> {
  await sleep(TOLD_LATER_MS);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}
