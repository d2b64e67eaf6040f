import { DRAWING_HEIGHT } from '#lib/browser/wave-shape.ts';
import { CARD_BAR, CARD_CAPTION, CARD_PICTURES, WAVE_CARD, WAVES } from './hero-parts.ts';
import { CLOSE_AFTER_EXTENSION_MS } from './wave-preview.ts';

/** The distance between the dot's centre and the card, and the least distance of the card from the hero's side. */
const DOT_GAP_PX = 34;
const SIDE_GAP_PX = 24;

/** The share of the card that is below its dot, and the least distance of the card from the hero's lower edge. */
const SHARE_BELOW_DOT = 0.28;
const MIN_FOOT_PX = 96;

/** Controls the preview card: its picture, caption, color, place beside the dot, and bar of remaining time. */
export function createCard(hero: HTMLElement, isReduced: () => boolean) {
  const card = hero.querySelector<HTMLElement>(`[${WAVE_CARD}]`) as HTMLElement;
  const waves = hero.querySelector<HTMLElement>(`[${WAVES}]`) as HTMLElement;
  const caption = card.querySelector(`[${CARD_CAPTION}]`);
  const bar = card.querySelector(`[${CARD_BAR}]`);
  const frame = card.querySelector(`[${CARD_PICTURES}]`) as HTMLElement;
  let countdown: Animation | undefined;

  /** Loads all four pictures when the first one is needed. */
  function loadPictures(): void {
    for (const template of frame.querySelectorAll('template')) template.replaceWith(template.content);
  }

  return {
    element: card,
    loadPictures,
    open(wave: number, dot: HTMLElement): void {
      loadPictures();
      card.dataset.color = dot.dataset.color;
      if (caption) caption.textContent = dot.querySelector('button')?.textContent ?? '';
      for (const [index, picture] of [...frame.children].entries()) {
        picture.toggleAttribute('data-current', index === wave);
      }
      card.setAttribute('data-open', '');
    },
    close(): void {
      card.removeAttribute('data-open');
    },
    /** Puts the card right of the dot, or left where it would leave the hero. On phones the styles place it. */
    place(length: number, height: number): void {
      const [width, dotX] = [waves.offsetWidth, length * waves.offsetWidth];
      const dotY = waves.offsetTop + (height / DRAWING_HEIGHT) * waves.offsetHeight;
      const isFlipped = dotX + DOT_GAP_PX + card.offsetWidth > width - SIDE_GAP_PX;
      const left = isFlipped ? dotX - DOT_GAP_PX - card.offsetWidth : dotX + DOT_GAP_PX;
      const foot = Math.max(MIN_FOOT_PX, hero.offsetHeight - dotY - SHARE_BELOW_DOT * card.offsetHeight);
      card.style.setProperty('--card-left', `${Math.round(left)}px`);
      card.style.setProperty('--card-foot', `${Math.round(foot)}px`);
    },
    showRemaining(durationMs: number | null): void {
      countdown?.cancel();
      if (durationMs === null) return;
      const from = durationMs / CLOSE_AFTER_EXTENSION_MS;
      countdown = bar?.animate([{ transform: `scaleX(${from})` }, { transform: 'scaleX(0)' }], {
        duration: durationMs,
        fill: 'forwards',
        easing: isReduced() ? 'steps(3)' : 'linear',
      });
    },
  };
}
