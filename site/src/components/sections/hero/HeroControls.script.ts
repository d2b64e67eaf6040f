/** The conditions for motion in the hero. */
export type HeroMotion = {
  /** Whether the hero is visible and not paused, and has a button that pauses it. */
  isRunning(): boolean;
  /** Whether the hero is on the screen, no dialog is before it, and the tab is shown. */
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
  let isVisible = true;

  const update = () => {
    button.toggleAttribute('data-stopped', isStopped);
    for (const callback of callbacks) callback();
  };
  const stop = (value: boolean) => {
    isStopped = value;
    update();
  };
  const look = () => {
    const wasVisible = isVisible;
    isVisible = isOnScreen && !document.hidden && !document.querySelector('dialog[open]');
    // An update without a change would restart the time of the shown background.
    if (isVisible !== wasVisible) update();
  };

  button.addEventListener('click', () => stop(!isStopped));
  reduced.addEventListener('change', () => stop(reduced.matches));
  // Events of dialogs do not bubble. In a browser without `toggle` the hero moves behind an open menu.
  for (const type of ['visibilitychange', 'toggle', 'close']) document.addEventListener(type, look, true);
  new IntersectionObserver(([entry]) => {
    isOnScreen = entry?.isIntersecting === true;
    look();
  }).observe(hero);
  look();
  update();

  return {
    // The page hides the button when its script has failed.
    isRunning: () => !isStopped && isVisible && 'script' in document.documentElement.dataset,
    isVisible: () => isVisible,
    isReduced: () => reduced.matches,
    watch: (callback) => callbacks.push(callback),
  };
}
