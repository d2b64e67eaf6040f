// Specification, point 9.
const COUNT_DURATION_MS = 2000;
const COUNT_STEPS = 60;

/** The count begins when the panel's top reaches this share of the window's height. */
const TRIGGER_SHARE = 0.8;

/**
 * Counts the gauges up from 0, once, when their panel comes up. They stand at 0 only from here on, and only while the
 * panel is below the trigger: whoever arrives further down, or wants no motion, sees the final figures.
 */
export function startGauges(root: Document): void {
  const panel = root.querySelector('[data-gauges]');
  if (!panel || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (panel.getBoundingClientRect().top <= innerHeight * TRIGGER_SHARE) return;

  const gauges = [...panel.querySelectorAll<HTMLElement>('[data-gauge]')];
  const show = (share: number) => {
    for (const gauge of gauges) showPercent(gauge, Number(gauge.dataset.gauge) * share);
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
  // Paper has no moment to count.
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
    // A frame's time may lie before the start: its step is none.
    if (step > shownStep) {
      show(step / COUNT_STEPS);
      shownStep = step;
    }
    if (step < COUNT_STEPS) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

function showPercent(gauge: HTMLElement, percent: number): void {
  const value = gauge.querySelector('[data-gauge-value]');
  const head = gauge.querySelector('[data-gauge-head]');
  const figure = gauge.querySelector('[data-gauge-figure]');
  const circumference = Number(value?.getAttribute('stroke-dasharray'));
  value?.setAttribute('stroke-dashoffset', String(circumference * (1 - percent / 100)));
  head?.setAttribute('transform', (head.getAttribute('transform') ?? '').replace(/\([\d.]+/, `(${3.6 * percent}`));
  if (figure) figure.textContent = String(Math.round(percent));
}
