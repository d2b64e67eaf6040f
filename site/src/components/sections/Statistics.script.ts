export const STATISTICS = 'data-statistics';

/**
 * For browsers without scroll-driven animations (Firefox 153, Safari before 26): sets how far the section has come
 * through the window (`--covered`) and into it (`--entered`), as shares from 0 to 1. The styles ignore
 * both with reduced motion.
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

/** Limits a ratio to 0 and 1, and formats it for CSS. */
function toShare(ratio: number): string {
  return Math.min(1, Math.max(0, ratio)).toFixed(4);
}
