/** Whether the hero may move by itself, and whether it is in sight. */
export type HeroMotion = {
  /** It is in sight, it is not paused, and there is a button to pause it. */
  isRunning(): boolean;
  /** The hero is on the screen and the tab is shown. */
  isVisible(): boolean;
  /** The visitor's system asks for less motion, so changes are immediate. */
  isReduced(): boolean;
  /** Calls back whenever one of the answers above may be different. */
  watch(callback: () => void): void;
};

/** Reads the hero's Pause button, the visitor's wish for less motion and whether the hero is in sight. */
export function createHeroMotion(hero: HTMLElement, button: HTMLButtonElement): HeroMotion {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
  const callbacks: (() => void)[] = [];
  let isStopped = reduced.matches;
  let isOnScreen = true;

  const isVisible = () => isOnScreen && !document.hidden;
  // The page hides the button when its script has failed.
  const hasButton = () => document.documentElement.dataset.script !== undefined;
  const tell = () => {
    button.toggleAttribute('data-stopped', isStopped);
    for (const callback of callbacks) callback();
  };
  const stop = (value: boolean) => {
    isStopped = value;
    tell();
  };

  button.addEventListener('click', () => stop(!isStopped));
  reduced.addEventListener('change', () => stop(reduced.matches));
  document.addEventListener('visibilitychange', tell);
  new IntersectionObserver(([entry]) => {
    // The first call may say nothing new, and would begin the first background's time again.
    if (!entry || entry.isIntersecting === isOnScreen) return;
    isOnScreen = entry.isIntersecting;
    tell();
  }).observe(hero);
  tell();

  return {
    isRunning: () => !isStopped && isVisible() && hasButton(),
    isVisible,
    isReduced: () => reduced.matches,
    watch: (callback) => callbacks.push(callback),
  };
}
