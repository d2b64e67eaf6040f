import lighthouse, { type Config, type Flags, type Result } from 'lighthouse';
import TotalBlockingTime from 'lighthouse/core/audits/metrics/total-blocking-time.js';
import { getMedian } from './verdict.ts';

/** The cheap phone is this many times slower than this machine. Lighthouse's own phone is 4 times slower. */
const SLOW_CPU = 12;
export const LOADS = 3;
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Speed = {
  /** Scores from 0 to 100, in the order of `CATEGORIES`. */
  scores: number[];
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  /** Blocking time on the cheap phone. */
  slowTbtMs: number;
  cls: number;
};

/** The blocking time of the same load on a slower phone. The model slows the tasks; no second load is needed. */
class SlowBlockingTime extends TotalBlockingTime {
  static override get meta() {
    return { ...TotalBlockingTime.meta, id: 'slow-blocking-time' };
  }

  static override audit(...[artifacts, context]: Parameters<typeof TotalBlockingTime.audit>) {
    const throttling = { ...context.settings.throttling, cpuSlowdownMultiplier: SLOW_CPU };
    return TotalBlockingTime.audit(artifacts, { ...context, settings: { ...context.settings, throttling } });
  }
}

const config: Config = { extends: 'lighthouse:default', audits: [SlowBlockingTime] };

/**
 * Loads a page as Lighthouse's phone does, over its modelled connection, and returns the medians of three loads. Only
 * the first load checks what does not depend on time. `port` is the port of Chromium's debugger.
 */
export async function measureSpeed(url: string, port: number): Promise<Speed> {
  const first = await load(url, port, CATEGORIES);
  const loads = [first];
  while (loads.length < LOADS) loads.push(await load(url, port, ['performance']));
  const toMedian = (id: string) => getMedian(loads.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return {
    scores: CATEGORIES.map((name) =>
      getMedian(loads.flatMap(({ categories }) => (name in categories ? toHundred(categories[name]?.score) : []))),
    ),
    fcpMs: toMedian('first-contentful-paint'),
    lcpMs: toMedian('largest-contentful-paint'),
    tbtMs: toMedian('total-blocking-time'),
    slowTbtMs: toMedian(SlowBlockingTime.meta.id),
    cls: toMedian('cumulative-layout-shift'),
  };
}

async function load(url: string, port: number, onlyCategories: readonly string[]): Promise<Result> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: [...onlyCategories],
    onlyAudits: [SlowBlockingTime.meta.id],
    disableFullPageScreenshot: true,
  };
  const { lhr } = (await lighthouse(url, flags, config)) ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'Lighthouse has no result.'}`);
  return lhr;
}

const toHundred = (score: number | null | undefined) => Math.round((score ?? 0) * 100);
