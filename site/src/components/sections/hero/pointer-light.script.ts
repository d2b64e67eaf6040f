import { POINTER_LIGHT } from './hero-parts.ts';

/** Lets a faint light follow the mouse over the hero. */
export function startPointerLight(hero: HTMLElement, isReduced: () => boolean): void {
  const light = hero.querySelector<HTMLElement>(`[${POINTER_LIGHT}]`);
  if (!light) return;
  let frame = 0;
  hero.addEventListener('pointermove', ({ clientX, clientY, pointerType }) => {
    if (pointerType !== 'mouse' || isReduced() || frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      light.hidden = false;
      light.style.setProperty('--pointer-x', `${clientX}px`);
      light.style.setProperty('--pointer-y', `${clientY + window.scrollY}px`);
    });
  });
}
