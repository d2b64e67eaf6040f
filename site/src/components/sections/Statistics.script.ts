export const STATISTICS = 'data-statistics';

/**
 * Tells the statistics' styles how much of its way through the window (`--covered`) and into it (`--entered`) the
 * section has come, 0 to 1, where CSS cannot tie an animation to scrolling by itself (Firefox 153, Safari before 26).
 * With reduced motion nothing listens to it.
 */
export function startStatisticsScroll(root: Document): void {
  const section = root.querySelector<HTMLElement>(`[${STATISTICS}]`);
  if (!section || CSS.supports('animation-timeline: view()')) return;

  const show = () => {
    const { top, height } = section.getBoundingClientRect();
    const seen = innerHeight - top;
    section.style.setProperty('--covered', toShare(seen / (innerHeight + height)));
    section.style.setProperty('--entered', toShare(seen / Math.min(innerHeight, height)));
  };
  new IntersectionObserver(([entry]) => {
    const listen = entry?.isIntersecting ? addEventListener : removeEventListener;
    listen('scroll', show);
    listen('resize', show);
    show();
  }).observe(section);
}

/** Between 0 and 1. */
function toShare(ratio: number): string {
  return Math.min(1, Math.max(0, ratio)).toFixed(4);
}
