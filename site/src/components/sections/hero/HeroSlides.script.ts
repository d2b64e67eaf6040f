import type { HeroMotion } from './HeroControls.script.ts';
import { SLIDE, SLIDE_TICK, SLIDES } from './hero-parts.ts';

/** The time for which each background stays. The fade between two is in the stylesheet. */
const SLIDE_MS = 6000;

/** The time before its turn when a picture is loaded, enough for a slow connection. */
const LOAD_AHEAD_MS = 2500;

/** The time until the next check when a picture has not loaded in time. */
const NOT_LOADED_WAIT_MS = 250;

/**
 * Changes the hero's backgrounds in turn and skips pictures that cannot be loaded. Each later picture waits in a
 * template until shortly before its turn, and none is loaded while the hero is paused. For a visitor who saves data the
 * first stays.
 */
export function startSlides(hero: HTMLElement, motion: HeroMotion): void {
  const frame = hero.querySelector<HTMLElement>(`[${SLIDES}]`);
  const ticks = hero.querySelectorAll(`[${SLIDE_TICK}]`);
  if (!frame || navigator.connection?.saveData) return;

  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const listSlides = () => [...frame.querySelectorAll<HTMLElement>(`[${SLIDE}]`)];

  /** Starts to load the slide's picture, unless it has started before. */
  const prepare = (index: number) => {
    const template = listSlides().length <= index && frame.querySelector('template');
    if (template) template.replaceWith(template.content);
  };

  const waitThenAdvance = () => {
    clearTimeout(timer);
    if (!motion.isRunning()) return;
    timer = setTimeout(() => {
      prepare(current + 1);
      timer = setTimeout(advance, LOAD_AHEAD_MS);
    }, SLIDE_MS - LOAD_AHEAD_MS);
  };

  const advance = () => {
    const slides = listSlides();
    const images = slides.map((slide) => slide.querySelector('img'));
    let next = (current + 1) % ticks.length;
    while (next !== current && isBroken(images[next])) next = (next + 1) % ticks.length;
    if (next === current || !images[next]?.complete) {
      prepare(next);
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
