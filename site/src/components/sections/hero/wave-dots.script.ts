import { WAVE_DOT } from './hero-parts.ts';
import type { Pointed, Preview } from './wave-preview.ts';

/**
 * Reports hover, focus and presses on dots and card to the preview. Hover is read from movements of the pointer alone,
 * because browsers also fire enter and leave events when a dot itself moves. Returns a function that reads what is
 * under the pointer.
 */
export function listenToDots(hero: HTMLElement, card: HTMLElement, preview: Preview): () => Pointed {
  const dots = [...hero.querySelectorAll<HTMLElement>(`[${WAVE_DOT}]`)];

  const findWave = (target: EventTarget | null) => {
    const index = target instanceof Element ? dots.findIndex((dot) => dot.contains(target)) : -1;
    return index < 0 ? null : index;
  };
  const findPointed = (target: EventTarget | null) =>
    target instanceof Node && card.contains(target) ? 'card' : findWave(target);
  let lastMove: PointerEvent | null = null;

  hero.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch') return;
    lastMove = event;
    preview.pointAt(findPointed(event.target));
  });
  hero.addEventListener('pointerleave', () => {
    lastMove = null;
    preview.pointAt(null);
  });

  // A finger on the card keeps it open, as hovering does.
  card.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'touch') preview.pointAt('card');
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    card.addEventListener(type, (event) => {
      if (event.pointerType === 'touch') preview.pointAt(null);
    });
  }

  for (const [wave, dot] of dots.entries()) {
    const button = dot.querySelector('button');
    button?.addEventListener('click', () => preview.press(wave));
    button?.addEventListener('focus', () => {
      if (button.matches(':focus-visible')) preview.focusOn(wave);
    });
    button?.addEventListener('blur', () => preview.focusOn(null));
  }

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') preview.dismiss();
  });

  return () => (lastMove ? findPointed(document.elementFromPoint(lastMove.clientX, lastMove.clientY)) : null);
}
