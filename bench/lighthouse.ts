import lighthouse, { type Config, type Flags, type Result } from 'lighthouse';
import type { Audit } from 'lighthouse/core/audits/audit.js';
import FirstContentfulPaint from 'lighthouse/core/audits/metrics/first-contentful-paint.js';
import LargestContentfulPaint from 'lighthouse/core/audits/metrics/largest-contentful-paint.js';
import SpeedIndex from 'lighthouse/core/audits/metrics/speed-index.js';
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
  /** All work of the main thread. */
  workMs: number;
  /** Blocking time and score on the cheap phone. */
  slowTbtMs: number;
  slowScore: number;
  cls: number;
};

/** A metric of the same load on the cheap phone. The model slows the tasks; no second load is needed. */
const onCheapPhone = (metric: typeof Audit) =>
  class extends metric {
    static override get meta() {
      return { ...metric.meta, id: toSlowId(metric.meta.id) };
    }

    static override audit(...[artifacts, context]: Parameters<typeof metric.audit>) {
      const throttling = { ...context.settings.throttling, cpuSlowdownMultiplier: SLOW_CPU };
      return metric.audit(artifacts, { ...context, settings: { ...context.settings, throttling } });
    }
  };

const toSlowId = (id: string) => `cheap-phone-${id}`;

const SLOW_METRICS = [TotalBlockingTime, FirstContentfulPaint, LargestContentfulPaint, SpeedIndex].map(onCheapPhone);
const TBT = TotalBlockingTime.meta.id;

const config: Config = { extends: 'lighthouse:default', audits: SLOW_METRICS };

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
    tbtMs: toMedian(TBT),
    workMs: toMedian('mainthread-work-breakdown'),
    slowTbtMs: toMedian(toSlowId(TBT)),
    slowScore: getMedian(loads.map(scoreOnCheapPhone)),
    cls: toMedian('cumulative-layout-shift'),
  };
}

/** Returns the median of each figure of several pages. */
export function takeMedians(all: readonly Speed[]): Speed {
  const take = (read: (speed: Speed) => number) => getMedian(all.map(read));
  return {
    scores: CATEGORIES.map((_, index) => take(({ scores }) => scores[index] ?? 0)),
    fcpMs: take(({ fcpMs }) => fcpMs),
    lcpMs: take(({ lcpMs }) => lcpMs),
    tbtMs: take(({ tbtMs }) => tbtMs),
    workMs: take(({ workMs }) => workMs),
    slowTbtMs: take(({ slowTbtMs }) => slowTbtMs),
    slowScore: take(({ slowScore }) => slowScore),
    cls: take(({ cls }) => cls),
  };
}

async function load(url: string, port: number, onlyCategories: readonly string[]): Promise<Result> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: [...onlyCategories],
    onlyAudits: SLOW_METRICS.map(({ meta }) => meta.id),
    disableFullPageScreenshot: true,
  };
  const { lhr } = (await lighthouse(url, flags, config)) ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'Lighthouse has no result.'}`);
  return lhr;
}

/** The performance that Lighthouse's weights give to the metrics on the cheap phone. */
function scoreOnCheapPhone({ audits, categories }: Result): number {
  const metrics = (categories.performance?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const sum = (value: (ref: { id: string; weight: number }) => number) =>
    metrics.reduce((all, ref) => all + value(ref), 0);
  const total = sum(({ id, weight }) => weight * ((audits[toSlowId(id)] ?? audits[id])?.score ?? 0));
  return toHundred(total / sum(({ weight }) => weight));
}

const toHundred = (score: number | null | undefined) => Math.round((score ?? 0) * 100);
