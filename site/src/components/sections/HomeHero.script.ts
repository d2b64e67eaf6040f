import { getExtendedLength, REST_LENGTH, WAVE_SHAPES, type WaveShape } from '#lib/browser/wave-shape.ts';
import { createHeroMotion } from './hero/HeroControls.script.ts';
import { startSlides } from './hero/HeroSlides.script.ts';
import { startWaves } from './hero/HeroWaves.script.ts';
import { HERO, PAUSE_BUTTON, WAVE_DOT } from './hero/hero-parts.ts';
import { startPointerLight } from './hero/pointer-light.script.ts';
import { createCard } from './hero/WaveCard.script.ts';
import { listenToDots } from './hero/wave-dots.script.ts';
import { createPreview, type Pointed } from './hero/wave-preview.ts';

/** Starts the slides, waves and preview cards of the home page's hero. */
export function startHero(root: Document): void {
  const hero = root.querySelector<HTMLElement>(`[${HERO}]`);
  const pause = hero?.querySelector<HTMLButtonElement>(`[${PAUSE_BUTTON}]`);
  if (!hero || !pause) return;

  const motion = createHeroMotion(hero, pause);
  const waves = startWaves(hero, motion);
  const card = createCard(hero, motion.isReduced);
  const dots = hero.querySelectorAll<HTMLElement>(`[${WAVE_DOT}]`);
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
  // The card's pictures load early, because a pointer or focus in the hero may reach a dot next.
  for (const sign of ['pointerover', 'focusin'] as const) {
    hero.addEventListener(sign, card.loadPictures, { once: true });
  }
  startSlides(hero, motion);
  startPointerLight(hero, motion.isReduced);
}
