import { getExtendedLength, REST_LENGTH, WAVE_SHAPES, type WaveShape } from '#lib/browser/wave-shape.ts';
import { createCard } from './hero-card.ts';
import { listenToDots } from './hero-dots.ts';
import { createHeroMotion } from './hero-motion.ts';
import { startPool } from './hero-pool.ts';
import { createPreview, type Pointed } from './hero-preview.ts';
import { startSlides } from './hero-slides.ts';
import { startWaves } from './hero-waves.ts';

/** Everything in the home page's hero that moves or answers. */
export function startHero(root: Document): void {
  const hero = root.querySelector<HTMLElement>('[data-hero]');
  const pause = hero?.querySelector<HTMLButtonElement>('[data-hero-pause]');
  if (!hero || !pause) return;

  const motion = createHeroMotion(hero, pause);
  const waves = startWaves(hero, motion);
  const card = createCard(hero, motion.isReduced);
  const dots = hero.querySelectorAll<HTMLElement>('[data-wave]');
  let placeCard = () => {};
  let readPointed = (): Pointed => null;

  const preview = createPreview(
    {
      extend(wave, durationMs) {
        waves.moveTo(wave, getTarget(wave), durationMs);
      },
      retract(wave, durationMs) {
        waves.moveTo(wave, REST_LENGTH, durationMs);
      },
      openCard(wave) {
        const dot = dots[wave];
        if (!dot) return;
        mark(dot, true);
        card.open(wave, dot);
        placeCard = () => card.place(getTarget(wave), waves.getHeightAt(wave, getTarget(wave)));
        placeCard();
      },
      closeCard(wave) {
        const dot = dots[wave];
        if (dot) mark(dot, false);
        card.close();
      },
      showRemaining: card.showRemaining,
      readPointed: () => readPointed(),
    },
    motion.isReduced,
  );

  const getTarget = (wave: number) => getExtendedLength(WAVE_SHAPES[wave] as WaveShape, hero.offsetWidth);
  const mark = (dot: HTMLElement, isActive: boolean) => {
    dot.toggleAttribute('data-active', isActive);
    dot.querySelector('button')?.setAttribute('aria-expanded', String(isActive));
  };

  readPointed = listenToDots(hero, card.element, preview);
  window.addEventListener('resize', () => placeCard());
  // A pointer or the focus in the hero may be on its way to a dot.
  for (const sign of ['pointerover', 'focusin'] as const) {
    hero.addEventListener(sign, card.loadPictures, { once: true });
  }
  startSlides(hero, motion);
  startPool(hero, motion.isReduced);
}
