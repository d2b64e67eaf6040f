import type { ClientDirective } from 'astro';

/** What tells that a person is there. Assistive technology may send nothing but a click. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'scroll', 'focusin', 'click'] as const;

/** A page also does these by itself while it loads: the mobile notice takes the focus, an anchor is scrolled to. */
const OWN_SIGNS: readonly string[] = ['scroll', 'focusin'];

/** Islands this near to the window wake in idle time after the first sign. */
const NEAR_MARGIN = '50%';

/** How long a replayed press waits for React to have taken over the markup, in frames. */
const REPLAY_WAIT_FRAMES = 120;

type SleepingIsland = { element: HTMLElement; wake: () => Promise<void> };

const sleeping = new Map<HTMLElement, SleepingIsland>();
let isListening = false;
let isPersonThere = false;

/**
 * `client:intent`. Nothing is downloaded before the first sign of a person anywhere on the page. Then the islands near
 * the window wake in idle time, the one touched at once; a press on it is held and replayed, and shows at once as
 * `data-waking` on what was pressed.
 */
const wakeOnIntent: ClientDirective = (load, _options, element) => {
  let waking: Promise<void> | undefined;
  const wake = () => {
    waking ??= load().then(async (hydrate) => {
      sleeping.delete(element);
      await hydrate();
    });
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
  // These two are held back, so they cannot be passive.
  window.addEventListener('click', holdPress, { capture: true });
  window.addEventListener('submit', holdPress, { capture: true });
}

function onSign(event: Event): void {
  const isPagesOwn = document.readyState !== 'complete' || document.documentElement.dataset.gliding !== undefined;
  if (isPagesOwn && OWN_SIGNS.includes(event.type)) return;
  for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
  isPersonThere = true;
  findSleeping(event.target)?.wake();
  for (const { element, wake } of sleeping.values()) wakeWhenNear(element, wake);
}

function wakeWhenNear(element: HTMLElement, wake: () => Promise<void>): void {
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(() => wake());
    },
    { rootMargin: NEAR_MARGIN },
  );
  // An island itself has no box of its own (`display: contents`), so its first element is watched.
  observer.observe(element.firstElementChild ?? element);
}

/** Keeps a press on a sleeping island until it is awake. Links and fields go their own way: they need no island. */
function holdPress(event: Event): void {
  const target = event.target;
  const island = findSleeping(target);
  if (!island || !(target instanceof HTMLElement) || !event.isTrusted) return;
  const pressed = event.type === 'submit' ? target : target.closest<HTMLElement>('a[href], button, summary');
  if (!pressed || pressed.matches('a[href], summary')) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.dataset.waking = '';
  island.wake().then(async () => {
    await waitForReact(pressed);
    delete pressed.dataset.waking;
    if (event instanceof SubmitEvent) (pressed as HTMLFormElement).requestSubmit(event.submitter);
    else pressed.click();
  });
}

function findSleeping(target: EventTarget | null): SleepingIsland | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('astro-island') : null;
  return element ? sleeping.get(element) : undefined;
}

/** React marks each node it has taken over; only then does it hear a click. It tells no other way from outside. */
async function waitForReact(node: HTMLElement): Promise<void> {
  for (let frame = 0; frame < REPLAY_WAIT_FRAMES; frame++) {
    if (Object.keys(node).some((key) => key.startsWith('__reactProps'))) return;
    await new Promise(requestAnimationFrame);
  }
}
