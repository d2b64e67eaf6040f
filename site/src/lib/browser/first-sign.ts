/** Events that are signs of a person. Assistive technology may send nothing but a click. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'scroll', 'focusin', 'click'] as const;

/** Events that a loading page also causes itself: the mobile notice takes the focus, and an anchor is scrolled to. */
const OWN_SIGNS: readonly string[] = ['scroll', 'focusin'];

/** A page that loads under a resting pointer gets a `pointermove` of zero pixels. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0;

/** Calls back once, at the first sign of a person anywhere on the page. */
export function onFirstSign(callback: (event: Event) => void): void {
  const onSign = (event: Event) => {
    const isPagesOwn = document.readyState !== 'complete' || document.documentElement.dataset.gliding !== undefined;
    if (isAtRest(event) || (isPagesOwn && OWN_SIGNS.includes(event.type))) return;
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
    callback(event);
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
}
