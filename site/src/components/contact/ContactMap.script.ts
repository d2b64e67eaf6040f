/** On the map's place: `waiting`, `loading`, `shown` or `failed`, for the styles. */
export const MAP_STATE = 'data-map';
/** Where the frame comes from, which the page's policy reads too, and what it is called. */
export const FRAME_SOURCE = 'data-frame-src';
export const FRAME_TITLE = 'data-frame-title';

/** The map is asked for when it is this near to the window. */
const NEAR_MARGIN = '10%';

/** A map that has not come by then is given up: the drawn plate, the address and both links stay. */
const LOAD_TIMEOUT_MS = 8_000;

/** A prefetch without an answer by then is no proof, and the frame is tried. */
const HINT_TIMEOUT_MS = 3_000;

/**
 * Puts the map's frame into its place once the visitor has scrolled near to it: nothing is asked of the maps service
 * before.
 */
export function startLazyMap(root: Document): void {
  const place = root.querySelector<HTMLElement>(`[${MAP_STATE}]`);
  if (!place) return;

  const onScroll = () => {
    // Arriving at the top of the page, or gliding there by itself, is not the visitor's scrolling.
    if (window.scrollY === 0 || root.documentElement.dataset.gliding !== undefined) return;
    for (const type of ['scroll', 'scrollend']) window.removeEventListener(type, onScroll);
    loadWhenNear(place);
  };
  for (const type of ['scroll', 'scrollend']) window.addEventListener(type, onScroll, { passive: true });
  // A reload keeps its place and a link leads to the map: both may have scrolled before this script ran.
  onScroll();
}

function loadWhenNear(place: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadMap(place);
    },
    { rootMargin: NEAR_MARGIN },
  );
  observer.observe(place);
}

function loadMap(place: HTMLElement): void {
  const frame = document.createElement('iframe');
  const show = (state: 'loading' | 'shown' | 'failed') => {
    place.setAttribute(MAP_STATE, state);
  };
  let timer = 0;
  const ask = async () => {
    show('loading');
    clearTimeout(timer);
    timer = window.setTimeout(() => show('failed'), LOAD_TIMEOUT_MS);
    frame.remove();
    if (await answers(frame.src)) return place.prepend(frame);
    clearTimeout(timer);
    show('failed');
  };
  frame.addEventListener('load', () => {
    clearTimeout(timer);
    show(navigator.onLine ? 'shown' : 'failed');
  });
  window.addEventListener('online', () => {
    if (place.getAttribute(MAP_STATE) === 'failed') ask();
  });

  frame.src = place.getAttribute(FRAME_SOURCE) ?? '';
  frame.title = place.getAttribute(FRAME_TITLE) ?? '';
  // The link over it takes every click, so nothing inside may take the focus.
  frame.inert = true;
  ask();
}

/**
 * False where the address cannot be had. Chromium's frames fire `load` for its own error page too, so it is asked by a
 * prefetch, which it allows wherever the policy allows a frame. Other browsers are not asked: they may refuse the
 * prefetch itself.
 */
function answers(url: string): boolean | Promise<boolean> {
  if (!('userAgentData' in navigator)) return true;
  const hint = document.createElement('link');
  const answer = new Promise<boolean>((resolve) => {
    hint.addEventListener('load', () => resolve(true));
    hint.addEventListener('error', () => resolve(false));
    // A browser set to prefetch nothing fires neither.
    setTimeout(resolve, HINT_TIMEOUT_MS, true);
  });
  hint.rel = 'prefetch';
  hint.href = url;
  document.head.append(hint);
  return answer.finally(() => hint.remove());
}
