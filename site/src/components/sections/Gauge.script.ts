export const GAUGE_PANEL = 'data-gauges';

/** A gauge's final percent; the other attributes mark its moving parts. */
export const GAUGE = 'data-gauge';
export const GAUGE_VALUE = 'data-gauge-value';
export const GAUGE_HEAD = 'data-gauge-head';
export const GAUGE_FIGURE = 'data-gauge-figure';

// `docs/product.md`, 'Home'.
const COUNT_DURATION_MS = 2000;
const COUNT_STEPS = 60;

/** The count begins when the panel's top reaches this share of the window's height. */
const TRIGGER_SHARE = 0.8;

/**
 * Counts the gauges up from 0, once, when their panel comes into view. Visitors who arrive further down, or
 * who prefer reduced motion, see the final figures at once.
 */
export function startGauges(root: Document): void {
  const panel = root.querySelector(`[${GAUGE_PANEL}]`);
  if (!panel || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (panel.getBoundingClientRect().top <= innerHeight * TRIGGER_SHARE) return;

  const gauges = [...panel.querySelectorAll<HTMLElement>(`[${GAUGE}]`)];
  const show = (share: number) => {
    for (const gauge of gauges) showPercent(gauge, Number(gauge.getAttribute(GAUGE)) * share);
  };
  show(0);

  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      count(show);
    },
    { rootMargin: `0px 0px -${100 * (1 - TRIGGER_SHARE)}% 0px` },
  );
  observer.observe(panel);
  // Printed pages show the final figures.
  addEventListener('beforeprint', () => {
    observer.disconnect();
    show(1);
  });
}

function count(show: (share: number) => void): void {
  const start = performance.now();
  let shownStep = 0;
  const tick = (now: number) => {
    const step = Math.min(COUNT_STEPS, Math.floor(((now - start) / COUNT_DURATION_MS) * COUNT_STEPS));
    // The first frame may have a time before the start, which makes its step negative.
    if (step > shownStep) {
      show(step / COUNT_STEPS);
      shownStep = step;
    }
    if (step < COUNT_STEPS) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

function showPercent(gauge: HTMLElement, percent: number): void {
  const value = gauge.querySelector(`[${GAUGE_VALUE}]`);
  const head = gauge.querySelector(`[${GAUGE_HEAD}]`);
  const figure = gauge.querySelector(`[${GAUGE_FIGURE}]`);
  const circumference = Number(value?.getAttribute('stroke-dasharray'));
  value?.setAttribute('stroke-dashoffset', String(circumference * (1 - percent / 100)));
  head?.setAttribute('transform', (head.getAttribute('transform') ?? '').replace(/\([\d.]+/, `(${3.6 * percent}`));
  if (figure) figure.textContent = String(Math.round(percent));
}
