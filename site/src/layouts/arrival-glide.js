// Scrolls smoothly to the top on every change of page: a page starts at the offset of the page before it and glides to
// its top. This file is inlined at the end of <body>, because it has to run before the first paint, and is therefore
// plain JavaScript.
(() => {
  const KEY = 'page-left';
  const read = () => {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    } catch {
      return null;
    }
  };
  // Firefox may restore this page's own entry from its cache, so the navigation history is asked first.
  const getPathBefore = (left) => {
    const before = window.navigation?.activation?.from?.url;
    return before ? new URL(before).pathname : left.path;
  };
  const glide = (arrival) => {
    const left = read();
    if (!left || location.hash) return;
    const isNew = arrival === 'navigate';
    // A visitor from another site, or with a typed address, has no offset here.
    if (isNew && !document.referrer.startsWith(`${location.origin}/`)) return;
    // Skipped, because every scrollTo lays the page out once more before its first paint.
    if (isNew && left.y === 0) return;
    if (!isNew && getPathBefore(left) === location.pathname) {
      scrollTo({ top: left.y, behavior: 'instant' });
    } else if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      scrollTo({ top: 0, behavior: 'instant' });
    } else {
      scrollTo({ top: left.y, behavior: 'instant' });
      if (scrollY === 0) return;
      // The mark tells the islands and the map that no person scrolls. The glide ends at the top or when a person
      // scrolls. `scrollend` cannot end it: some browsers lack it, and it also fires after the jump and for an
      // interrupted glide.
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
  // The browser's own scroll restoration would disturb the glide, so it is done here. A reload, or a return from
  // another site, keeps its place, and going back to an anchor of the same page shows the anchor.
  history.scrollRestoration = 'manual';
  addEventListener('hashchange', () => {
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : document.body;
    target?.scrollIntoView();
  });
  // At `pagehide` the cross-fade has changed styles, and reading the offset would restyle the whole page.
  addEventListener('onpageswap' in window ? 'pageswap' : 'pagehide', () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, y: scrollY }));
    } catch {
      // Without storage each page starts at its top.
    }
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) glide('back_forward');
  });
  const arrive = () => glide(performance.getEntriesByType('navigation')[0]?.type);
  // A prerendered page arrives when it is shown.
  if (document.prerendering) document.addEventListener('prerenderingchange', arrive, { once: true });
  else arrive();
})();
