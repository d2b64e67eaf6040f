import type { ClientDirective } from 'astro';
import { HOLDS_PRESS } from '#lib/browser/held-press.ts';
import { hasModifier } from '#lib/browser/modifier-keys.ts';

/** What tells that a person is there. Assistive technology may send nothing but a click. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'scroll', 'focusin', 'click'] as const;

/** A page also does these by itself while it loads: the mobile notice takes the focus, an anchor is scrolled to. */
const OWN_SIGNS: readonly string[] = ['scroll', 'focusin'];

/** What a page is told that comes under a pointer at rest: it moves by nothing. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0;

/** Islands this near to the window wake in idle time after the first sign. */
const NEAR_MARGIN = '50%';

/** How long a replayed press waits for React to have taken over the markup, in frames. */
const REPLAY_WAIT_FRAMES = 120;

/** A press whose script has not come by then gets what the page shows without script. */
const SCRIPT_WAIT_MS = 10_000;

/** `wake` tells whether the island is awake; when it is not, it can be asked again. */
type SleepingIsland = { element: HTMLElement; wake: () => Promise<boolean> };

const sleeping = new Map<HTMLElement, SleepingIsland>();
let isListening = false;
let isPersonThere = false;

/**
 * `client:intent`. Nothing is downloaded before the first sign of a person anywhere on the page. Then the islands near
 * the window wake in idle time, the one touched at once; a press on it is held and replayed, and shows at once as
 * `data-waking` on what was pressed. When its script cannot be had, the next touch asks for it again; when a press asks
 * in vain, the page gives script up.
 */
const wakeOnIntent: ClientDirective = (load, _options, element) => {
  let waking: Promise<boolean> | undefined;
  const tryToWake = async () => {
    await load()
      .then((hydrate) => hydrate())
      .catch(console.error);
    // Astro catches a failed download: the island is then left as the server drew it.
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
  if (isPersonThere) wakeWhenNear(element, wake);
  if (!isListening) listen();
};

export default wakeOnIntent;

function listen(): void {
  isListening = true;
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
  window.addEventListener('focusin', ({ target }) => isPersonThere && findSleeping(target)?.wake());
  // These are held back, so they cannot be passive.
  for (const type of ['click', 'submit', 'keydown']) window.addEventListener(type, holdPress, { capture: true });
}

function onSign(event: Event): void {
  const isPagesOwn = document.readyState !== 'complete' || document.documentElement.dataset.gliding !== undefined;
  if (isAtRest(event) || (isPagesOwn && OWN_SIGNS.includes(event.type))) return;
  for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
  isPersonThere = true;
  findSleeping(event.target)?.wake();
  for (const { element, wake } of sleeping.values()) wakeWhenNear(element, wake);
}

function wakeWhenNear(element: HTMLElement, wake: SleepingIsland['wake']): void {
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(() => wake());
    },
    { rootMargin: NEAR_MARGIN },
  );
  // An island itself has no box of its own (`display: contents`), so what it holds is watched.
  for (const part of element.children) observer.observe(part);
}

/** Keeps a press on a sleeping island until it is awake. */
function holdPress(event: Event): void {
  const island = findSleeping(event.target);
  const pressed = island && findPressed(event);
  if (!pressed) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.dataset.waking = '';
  wakeForPress(island).then(async (isAwake) => {
    if (isAwake) await waitForReact(island.element);
    delete pressed.dataset.waking;
    if (!isAwake) giveUpScript(island.element);
    if (isAwake || pressed.matches('a')) repeatPress(event, pressed);
  });
}

/** What needs the island: a button, a form, a link that says so. Other links and fields go their own way. */
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

/** Keys go to where the ones before them have led the focus. */
function repeatPress(event: Event, pressed: HTMLElement): void {
  if (event instanceof SubmitEvent) (pressed as HTMLFormElement).requestSubmit(event.submitter);
  else if (event instanceof KeyboardEvent) {
    (document.activeElement ?? pressed).dispatchEvent(new KeyboardEvent('keydown', event));
  } else pressed.click();
}

/** Asks twice: what was under way when the press came may fail for a reason that has passed since. */
async function wakeForPress({ wake }: SleepingIsland): Promise<boolean> {
  const isLate = new Promise<boolean>((resolve) => setTimeout(resolve, SCRIPT_WAIT_MS, false));
  return Promise.race([wake().then((isAwake) => isAwake || wake()), isLate]);
}

/**
 * The page is from now on as without script (`layouts/script-wait.js`): the island's links go their own way, and the
 * focus goes to what stands in for it.
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

/** React marks each node it has taken over; only then does it hear a click. It tells no other way from outside. */
async function waitForReact({ firstElementChild: root }: HTMLElement): Promise<void> {
  for (let frame = 0; frame < REPLAY_WAIT_FRAMES; frame++) {
    if (Object.keys(root ?? {}).some((key) => key.startsWith('__reactProps'))) return;
    await new Promise(requestAnimationFrame);
  }
}
