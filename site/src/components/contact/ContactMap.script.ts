/** The map's state, for the styles: `waiting`, `loading`, `shown` or `failed`. */
export const MAP_STATE = 'data-map';
/** The frame's address, which the page's policy also reads, and its title. */
export const FRAME_SOURCE = 'data-frame-src';
export const FRAME_TITLE = 'data-frame-title';

/** The map loads when it is this near to the window. */
const NEAR_MARGIN = '10%';

/** A map that has not loaded after this time counts as failed; the drawn plate, the address and both links stay. */
const LOAD_TIMEOUT_MS = 8_000;

/** A prefetch without an answer after this time is ignored, and the frame is loaded. */
const HINT_TIMEOUT_MS = 3_000;

/**
 * Loads the map's frame when the visitor has scrolled near to it. Before that nothing is requested from the maps
 * service.
 */
export function startLazyMap(root: Document): void {
  const place = root.querySelector<HTMLElement>(`[${MAP_STATE}]`);
  if (!place) return;

  const onScroll = () => {
    // A page at its top has not been scrolled, and a glide on arrival is not the visitor's own scrolling.
    if (window.scrollY === 0 || root.documentElement.dataset.gliding !== undefined) return;
    for (const type of ['scroll', 'scrollend']) window.removeEventListener(type, onScroll);
    loadWhenNear(place);
  };
  for (const type of ['scroll', 'scrollend']) window.addEventListener(type, onScroll, { passive: true });
  // The page may be scrolled before this script runs: a reload keeps its place, and a link may lead to the map.
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
  // A link over the frame takes every click, so nothing inside it may take the focus.
  frame.inert = true;
  ask();
}

/**
 * Returns whether the address can be loaded. In Chromium a frame fires `load` for an error page too, so a prefetch
 * tests the address first. Other browsers may refuse the prefetch itself, so there the answer is always true.
 */
function answers(url: string): boolean | Promise<boolean> {
  if (!('userAgentData' in navigator)) return true;
  const hint = document.createElement('link');
  const answer = new Promise<boolean>((resolve) => {
    hint.addEventListener('load', () => resolve(true));
    hint.addEventListener('error', () => resolve(false));
    // A browser with prefetching switched off fires neither event.
    setTimeout(resolve, HINT_TIMEOUT_MS, true);
  });
  hint.rel = 'prefetch';
  hint.href = url;
  document.head.append(hint);
  return answer.finally(() => hint.remove());
}
