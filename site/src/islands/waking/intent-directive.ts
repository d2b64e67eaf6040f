import type { ClientDirective } from 'astro';
import { hasModifier } from '#lib/browser/modifier-keys.ts';
import { hydrateOrDraw, rememberPlace, waitForReact } from '#lib/browser/waking/draw-anew.ts';
import { onFirstTouch } from '#lib/browser/waking/first-touch.ts';
import { HOLDS_PRESS } from '#lib/browser/waking/held-press.ts';

/** Islands within this distance of the window wake in idle time after the first sign of a person. */
const NEAR_MARGIN = '50%';

/** The longest wait for idle time, which a busy browser may not have for many seconds. */
const IDLE_WAIT_MS = 1000;

/** When the script for a press has not come after this time, the page works as without script. */
const SCRIPT_WAIT_MS = 10_000;

/** `wake` resolves to whether the island is awake. When it is not, `wake` may be called again. */
type SleepingIsland = { element: HTMLElement; wake: () => Promise<boolean> };

const sleeping = new Map<HTMLElement, SleepingIsland>();
let isListening = false;

/**
 * `client:intent`: nothing is downloaded before the first sign of a person anywhere on the page. Then the islands near
 * the window wake in idle time, and an island with the focus wakes at once. A press on a sleeping island is held, shown
 * by `data-waking` on the pressed element, and repeated once the island is awake. When the island's script cannot be
 * loaded, the next focus or press tries again. When it fails for a press, the page works as without script.
 */
const wakeOnIntent: ClientDirective = (load, _options, element) => {
  let waking: Promise<boolean> | undefined;
  const tryToWake = async () => {
    await load()
      .then((hydrate) => hydrateOrDraw(element, hydrate))
      .catch(console.error);
    // Astro catches a failed download and leaves the island as the server rendered it.
    const isAwake = !element.hasAttribute('ssr');
    if (isAwake) sleeping.delete(element);
    else waking = undefined;
    return isAwake;
  };
  const wake = () => {
    waking ??= tryToWake();
    return waking;
  };
  sleeping.set(element, { element, wake });
  onFirstTouch(() => wakeWhenNear(element, wake));
  if (!isListening) listen();
};

export default wakeOnIntent;

function listen(): void {
  isListening = true;
  onFirstTouch(() => window.addEventListener('focusin', ({ target }) => findSleeping(target)?.wake()));
  // These listeners may hold events back, so they cannot be passive.
  for (const type of ['click', 'submit', 'keydown']) window.addEventListener(type, holdPress, { capture: true });
}

function wakeWhenNear(element: HTMLElement, wake: SleepingIsland['wake']): void {
  const wakeWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: IDLE_WAIT_MS });
    else setTimeout(wake, 200);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wakeWhenIdle();
    },
    { rootMargin: NEAR_MARGIN },
  );
  // An island has no box of its own (`display: contents`), so its children are observed.
  for (const part of element.children) observer.observe(part);
}

/** Holds a press on a sleeping island until the island is awake. */
function holdPress(event: Event): void {
  const island = findSleeping(event.target);
  const pressed = island && findPressed(event);
  if (!pressed) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.dataset.waking = '';
  const findPressedAgain = rememberPlace(island.element, pressed);
  wakeForPress(island).then(async (isAwake) => {
    if (isAwake) await waitForReact(island.element);
    delete pressed.dataset.waking;
    if (!isAwake) giveUpScript(island.element);
    if (isAwake || pressed.matches('a')) repeatPress(event, findPressedAgain() ?? pressed);
  });
}

/**
 * Finds the pressed element that needs the island: a button, a form, or a link with `HOLDS_PRESS`. `null` for others.
 */
function findPressed(event: Event): HTMLElement | null {
  const target = event.target as Element;
  if (event instanceof SubmitEvent) return target as HTMLElement;
  const pressed = target.closest<HTMLElement>('a[href], button, summary');
  const link = pressed?.matches(`a[${HOLDS_PRESS}]`) ? pressed : null;
  if (event instanceof KeyboardEvent) {
    const keys = link?.getAttribute(HOLDS_PRESS)?.split(' ') ?? [];
    return keys.includes(event.key) && !hasModifier(event) ? link : null;
  }
  if (link) return hasModifier(event as MouseEvent) ? null : link;
  return pressed?.matches('button') ? pressed : null;
}

/** Dispatches a held event again. A key goes to the element with the focus, which an earlier key may have moved. */
function repeatPress(event: Event, pressed: HTMLElement): void {
  // Safari 15 has no `requestSubmit`.
  if (event instanceof SubmitEvent) pressed.querySelector<HTMLElement>('[type="submit"]')?.click();
  else if (event instanceof KeyboardEvent) {
    (document.activeElement ?? pressed).dispatchEvent(new KeyboardEvent('keydown', event));
  } else pressed.click();
}

/** Tries twice: the first attempt may join a download that fails for a reason that has passed. */
async function wakeForPress({ wake }: SleepingIsland): Promise<boolean> {
  const isLate = new Promise<boolean>((resolve) => setTimeout(resolve, SCRIPT_WAIT_MS, false));
  return Promise.race([wake().then((isAwake) => isAwake || wake()), isLate]);
}

/**
 * Makes the page work as without script (see `layouts/script-wait.js`): the island's links work as links, and the focus
 * moves to the element that is shown instead of the pressed one.
 */
function giveUpScript(element: HTMLElement): void {
  delete document.documentElement.dataset.script;
  for (const link of element.querySelectorAll(`[${HOLDS_PRESS}]`)) link.removeAttribute(HOLDS_PRESS);
  const standIn = element.closest('.needs-script')?.parentElement?.querySelector<HTMLElement>('.without-script');
  standIn?.setAttribute('tabindex', '-1');
  standIn?.focus();
}

function findSleeping(target: EventTarget | null): SleepingIsland | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('astro-island') : null;
  return element ? sleeping.get(element) : undefined;
}
