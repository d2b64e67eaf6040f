// Loads the page's scripts, which the build lists on <html>: `data-scripts` two frames after the page has loaded,
// `data-on-touch` and the script of sleeping islands (`data-islands`) at the first sign of a person. That sign also
// loads `data-scripts` when they have not been loaded before. It sets `data-person` and fires the event `person`
// (`lib/browser/waking/first-touch.ts`). `data-script` marks the page for styles that depend on script. Until the
// scripts have run, a press on an element that needs them is kept, shown by `data-waking`, and then repeated. When a
// script fails, or the scripts take too long, the mark is removed, and the page works as without script. This file is
// inlined at the top of <head>, and is therefore plain JavaScript.
(() => {
  const WAIT_MS = 10_000;
  // Assistive technology may send only a click.
  const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'click'];
  const PRESSES = ['click', 'keydown'];
  // Only the scripts of the first sign answer these: sleeping islands, and the link that opens the search.
  const ANSWERED_LATE = 'astro-island[ssr], a[data-search-file]';
  const NEEDS_SCRIPT =
    'button:is(.needs-script, .needs-script *), astro-island[ssr][client="intent"] :is(button, [data-holds-press]), a[data-search-file]';
  const { dataset } = document.documentElement;
  const kept = [];
  const keep = (event) => {
    const pressed = event.target.closest(NEEDS_SCRIPT);
    const isAnswered = dataset.script === 'ready' && !pressed?.closest(ANSWERED_LATE);
    if (!pressed || isAnswered || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const isKey = event.type === 'keydown';
    if (isKey && !pressed.dataset.holdsPress?.split(' ').includes(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isKey || pressed.dataset.waking === undefined) kept.push({ pressed, event });
    pressed.dataset.waking = '';
  };
  const repeat = (isReady) => {
    for (const type of PRESSES) removeEventListener(type, keep, true);
    for (const { pressed, event } of kept.splice(0)) {
      delete pressed.dataset.waking;
      // A key goes to the element with the focus, which an earlier key may have moved.
      if (event.type === 'keydown') document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
      else if (isReady || pressed.matches('a')) pressed.click();
    }
  };
  const giveUp = () => {
    delete dataset.script;
    repeat(false);
  };
  const waitFor = (scripts) => {
    const timer = setTimeout(giveUp, WAIT_MS);
    return scripts.then(() => clearTimeout(timer), giveUp);
  };
  const load = (...lists) => Promise.all(lists.flatMap((list) => list?.split(' ') ?? []).map((path) => import(path)));
  let own;
  const markReady = () => (dataset.script &&= 'ready');
  const loadOwn = () => (own ??= waitFor(load(dataset.scripts).then(markReady)));
  const onSign = (event) => {
    // A page that loads under a resting pointer gets a movement of zero pixels. While a page loads or glides, it
    // scrolls and takes the focus without a person; the browser itself gives it to a field with `autofocus`.
    if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    const isMoving = document.readyState !== 'complete' || dataset.gliding !== undefined;
    if (isMoving && (event.type === 'scroll' || event.type === 'focusin')) return;
    if (event.type === 'focusin' && event.target.autofocus) return;
    for (const sign of SIGNS) removeEventListener(sign, onSign, true);
    dataset.person = '';
    dispatchEvent(new Event('person'));
    if (!dataset.scripts) return;
    const late = waitFor(load(dataset.onTouch, dataset.islands));
    Promise.all([loadOwn(), late]).then(() => dataset.script && repeat(true));
  };
  dataset.script = 'waiting';
  for (const type of PRESSES) addEventListener(type, keep, true);
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  // The first frame draws the largest picture, and scripts would compete with its decoding.
  if (dataset.scripts) addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(loadOwn)));
  else {
    // A page rendered on demand contains its own script elements.
    addEventListener('error', ({ target }) => target.type === 'module' && giveUp(), true);
    const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
    waitFor(parsed.then(markReady)).then(() => repeat(true));
  }
})();
