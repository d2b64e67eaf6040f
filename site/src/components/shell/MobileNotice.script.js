// Shows 'Best viewed on desktop' on narrow screens until it was dismissed once on this device.
// Inlined right after its dialog, before anything else of the page: it is there before the first paint or not at all, and
// never comes over what somebody already reads or types. Hence plain JavaScript.
(() => {
  const KEY = 'mobile-notice-dismissed';
  const notice = document.currentScript.previousElementSibling;
  // Specification, point 9.
  const narrow = matchMedia('(max-width: 768px)');
  // Storage may be switched off: then the dismissal lasts as long as the page.
  const withStorage = (use) => {
    try {
      return use(localStorage);
    } catch {}
  };
  if (!narrow.matches || withStorage((storage) => storage.getItem(KEY))) return;
  notice.showModal();
  const remember = () => {
    // A window made wide takes the notice away without a person having dismissed it.
    if (narrow.matches) withStorage((storage) => storage.setItem(KEY, new Date().toISOString()));
  };
  // `close` comes a task after the notice is gone, and a reload may come between. Older Safari knows nothing earlier.
  notice.addEventListener('beforetoggle', remember);
  notice.addEventListener('close', remember);
  narrow.addEventListener('change', () => notice.close());
})();
