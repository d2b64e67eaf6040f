/** The conditions for motion in the hero. */
export type HeroMotion = {
  /** Whether the hero is visible and not paused, and has a button that pauses it. */
  isRunning(): boolean;
  /** Whether the hero is on the screen and the tab is shown. */
  isVisible(): boolean;
  /** Whether the visitor's system asks for less motion, so that changes are immediate. */
  isReduced(): boolean;
  /** Registers a callback for possible changes of the answers above. */
  watch(callback: () => void): void;
};

/** Derives the conditions from the Pause button, the visitor's motion setting and the hero's visibility. */
export function createHeroMotion(hero: HTMLElement, button: HTMLButtonElement): HeroMotion {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
  const callbacks: (() => void)[] = [];
  let isStopped = reduced.matches;
  let isOnScreen = true;

  const isVisible = () => isOnScreen && !document.hidden;
  // The page hides the button when its script has failed.
  const hasButton = () => document.documentElement.dataset.script !== undefined;
  const update = () => {
    button.toggleAttribute('data-stopped', isStopped);
    for (const callback of callbacks) callback();
  };
  const stop = (value: boolean) => {
    isStopped = value;
    update();
  };

  button.addEventListener('click', () => stop(!isStopped));
  reduced.addEventListener('change', () => stop(reduced.matches));
  document.addEventListener('visibilitychange', update);
  new IntersectionObserver(([entry]) => {
    // The first call may bring no change, and would restart the time of the first background.
    if (!entry || entry.isIntersecting === isOnScreen) return;
    isOnScreen = entry.isIntersecting;
    update();
  }).observe(hero);
  update();

  return {
    isRunning: () => !isStopped && isVisible() && hasButton(),
    isVisible,
    isReduced: () => reduced.matches,
    watch: (callback) => callbacks.push(callback),
  };
}
