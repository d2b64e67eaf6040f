import type { Page } from '@playwright/test';
import { toFigureVerdict } from './verdict.ts';

const FIRST_LOAD_MAX_KB = 110;
const BYTES_PER_KB = 1000;

/** Tells how much the first visit of a day loads before a touch, as sent: script, styles and the page, without the font. */
export async function tellFirstLoad(page: Page): Promise<void> {
  const bytes = await page.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
    const sum = (isOfKind: (entry: PerformanceResourceTiming) => boolean) =>
      (entries as PerformanceResourceTiming[])
        .filter(isOfKind)
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    return {
      script: sum(({ name }) => name.endsWith('.js')),
      styles: sum(({ name }) => name.endsWith('.css')),
      page: sum(({ entryType }) => entryType === 'navigation'),
    };
  });
  const parts = Object.entries(bytes).map(([name, size]) => `${name} ${toKb(size).toFixed(1)}`);
  const whole = toKb(Object.values(bytes).reduce((total, size) => total + size, 0));
  console.log(`\nThe first load of a day, compressed, without the font (${parts.join(', ')})`);
  console.log(`  ${whole.toFixed(1).padStart(6)} kB  ${toFigureVerdict(whole, { atMost: FIRST_LOAD_MAX_KB })}`);
}

const toKb = (bytes: number) => bytes / BYTES_PER_KB;
