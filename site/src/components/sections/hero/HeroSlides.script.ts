import type { HeroMotion } from './HeroControls.script.ts';
import { SLIDE, SLIDE_TICK, SLIDES } from './hero-parts.ts';

/** How long each background stays. The fade between two is in the stylesheet. */
const SLIDE_MS = 6000;

/** How soon to check again when the next picture has not loaded in time. */
const NOT_LOADED_WAIT_MS = 250;

/**
 * Changes the hero's background in turn and skips those whose picture cannot be loaded. The later pictures wait in
 * templates until the first has loaded and the page is idle, and they are not loaded while the hero is paused.
 */
export function startSlides(hero: HTMLElement, motion: HeroMotion): void {
  const frame = hero.querySelector<HTMLElement>(`[${SLIDES}]`);
  const ticks = hero.querySelectorAll(`[${SLIDE_TICK}]`);
  if (!frame) return;

  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const waitThenAdvance = () => {
    clearTimeout(timer);
    if (!motion.isRunning()) return;
    timer = setTimeout(advance, SLIDE_MS);
    whenPageIsIdle(() => motion.isRunning() && unpackTemplates(frame));
  };

  const advance = () => {
    const slides = [...frame.querySelectorAll<HTMLElement>(`[${SLIDE}]`)];
    const images = slides.map((slide) => slide.querySelector('img'));
    let next = (current + 1) % ticks.length;
    while (next !== current && isBroken(images[next])) next = (next + 1) % ticks.length;
    if (next === current || !images[next]?.complete) {
      timer = setTimeout(advance, next === current ? SLIDE_MS : NOT_LOADED_WAIT_MS);
      return;
    }
    for (const [index, slide] of slides.entries()) {
      slide.toggleAttribute('data-previous', index === current);
      slide.toggleAttribute('data-current', index === next);
    }
    for (const [index, tick] of ticks.entries()) tick.toggleAttribute('data-current', index === next);
    current = next;
    waitThenAdvance();
  };

  motion.watch(waitThenAdvance);
  waitThenAdvance();
}

function isBroken(image: HTMLImageElement | null | undefined): boolean {
  return image?.complete === true && image.naturalWidth === 0;
}

function whenPageIsIdle(callback: () => void): void {
  const whenIdle = window.requestIdleCallback ?? ((idle: () => void) => setTimeout(idle, 200));
  if (document.readyState === 'complete') whenIdle(callback);
  else window.addEventListener('load', () => whenIdle(callback), { once: true });
}

function unpackTemplates(frame: HTMLElement): void {
  for (const template of frame.querySelectorAll('template')) template.replaceWith(template.content);
}
