// Between pages the eye keeps its place: the arriving page starts where the last one was left and glides to its top.
// Inlined as it stands at the end of <body>, because it must run before the first paint; hence plain JavaScript.
(() => {
  const KEY = 'page-left';
  const read = () => {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    } catch {
      return null;
    }
  };
  // Firefox shows a page out of its memory together with the note that this page left itself; the history knows better.
  const getPathBefore = (left) => {
    const before = window.navigation?.activation?.from?.url;
    return before ? new URL(before).pathname : left.path;
  };
  const glide = (arrival) => {
    const left = read();
    if (!left || location.hash) return;
    const isNew = arrival === 'navigate';
    // Whoever comes from another site, or types the address, has left no place here.
    if (isNew && !document.referrer.startsWith(`${location.origin}/`)) return;
    if (!isNew && getPathBefore(left) === location.pathname) {
      scrollTo({ top: left.y, behavior: 'instant' });
    } else if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      scrollTo({ top: 0, behavior: 'instant' });
    } else {
      scrollTo({ top: left.y, behavior: 'instant' });
      if (scrollY === 0) return;
      // Tells the islands and the map that this scrolling is not a person's. Only the top, or a person's hand, ends the
      // glide: `scrollend` also comes after the jump, not in every browser, and when a busy one gives up on the way.
      const root = document.documentElement;
      root.dataset.gliding = '';
      const end = () => delete root.dataset.gliding;
      addEventListener('scroll', () => scrollY === 0 && end());
      addEventListener('scrollend', () => root.dataset.gliding === '' && scrollTo({ top: 0, behavior: 'smooth' }));
      for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
        addEventListener(type, end, { once: true, passive: true });
      }
      scrollTo({ top: 0, behavior: 'smooth' });
    }
  };
  // The browser's own restoring of a history entry's place would fight the glide, so it is done here: a reload, or coming
  // back from another site, keeps its place, and going back to an anchor of the same page shows the anchor.
  history.scrollRestoration = 'manual';
  addEventListener('hashchange', () => {
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : document.body;
    target?.scrollIntoView();
  });
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, y: scrollY }));
    } catch {
      // Without storage each page simply starts at its top.
    }
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) glide('back_forward');
  });
  glide(performance.getEntriesByType('navigation')[0]?.type);
})();
