/** A control whose meaning has changed under the finger takes no press for so long. */
export const SETTLE_MS = 500;

/** The elements that a press works on. */
export const CONTROLS = 'a, button, summary';

/** Changes after which another control may lie under the pointer. */
const CHANGES = { subtree: true, childList: true, attributeFilter: ['action', 'href', 'open', 'hidden', 'data-open'] };

/** Fields, in which all keys type text or choose a value. */
export const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** When the focus was led to a control, so that Enter and Space mean something else than at the press before. */
const ledTo = new WeakMap<Element, number>();

/** Focuses an element after a press. Use it in place of `focus()` wherever the pressed control may be another one. */
export function leadFocusTo(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  if (element !== document.activeElement) ledTo.set(element, performance.now());
  element.focus(options);
}

/**
 * Lets no second press of a double click, and no held key, reach another control than the first, until the returned
 * function is called: one that has come under the resting pointer, or got the focus, takes presses after a while.
 */
export function keepPressesSteady(): () => void {
  const cameUnder = new WeakMap<Element, number>();
  let point: { x: number; y: number } | undefined;
  let under = readControl(null);
  let heldFrom: EventTarget | null = null;

  const follow = ({ clientX, clientY, target }: PointerEvent) => {
    point = { x: clientX, y: clientY };
    under = readControl(target);
  };
  const look = () => {
    if (!point) return;
    const before = under;
    under = readControl(document.elementFromPoint?.(point.x, point.y) ?? null);
    const isOther = under.control !== before.control || under.action !== before.action;
    if (under.control && isOther) cameUnder.set(under.control, performance.now());
  };
  const onClick = (event: MouseEvent) => {
    const { control } = readControl(event.target);
    // Keys press without a count of clicks.
    const changedMs = control ? (event.detail === 0 ? ledTo : cameUnder).get(control) : undefined;
    if (changedMs !== undefined && performance.now() - changedMs < SETTLE_MS) stop(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat) heldFrom = event.target;
    else if (isSecondPress(event, heldFrom)) stop(event);
  };

  const observer = new MutationObserver(look);
  observer.observe(document.body, CHANGES);
  const ending = new AbortController();
  const early = { capture: true, signal: ending.signal };
  for (const type of ['pointermove', 'pointerdown'] as const) window.addEventListener(type, follow, early);
  window.addEventListener('click', onClick, early);
  window.addEventListener('keydown', onKeyDown, early);
  return () => {
    observer.disconnect();
    ending.abort();
  };
}

/** Whether a held key would press something again, or type into a field to which its first press has led. */
function isSecondPress(
  { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent,
  heldFrom: EventTarget | null,
): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return false;
  const isTyping = target === heldFrom && target.matches(FIELDS);
  // A held space scrolls the page where it presses nothing.
  const isPress = key === ' ' ? target.matches(CONTROLS) : key === 'Enter' || [...key].length === 1;
  return isPress && !isTyping;
}

function readControl(target: EventTarget | null) {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return { control, action: control?.getAttribute('href') ?? control?.closest('form')?.getAttribute('action') };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
