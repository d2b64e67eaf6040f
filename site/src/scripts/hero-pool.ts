/** A faint pool of light follows the mouse over the hero. */
export function startPool(hero: HTMLElement, isReduced: () => boolean): void {
  const pool = hero.querySelector<HTMLElement>('[data-pool]');
  if (!pool) return;
  let frame = 0;
  hero.addEventListener('pointermove', ({ clientX, clientY, pointerType }) => {
    if (pointerType !== 'mouse' || isReduced() || frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      pool.style.setProperty('--pointer-x', `${clientX}px`);
      pool.style.setProperty('--pointer-y', `${clientY + window.scrollY}px`);
    });
  });
}
