// Shows 'Best viewed on desktop' on narrow screens until it has been dismissed on this device. It is inlined right
// after its dialog, before the rest of the page, so that the notice never covers a page that somebody already reads,
// and is therefore plain JavaScript.
(() => {
  const KEY = 'mobile-notice-dismissed';
  const notice = document.currentScript.previousElementSibling;
  // Specification, point 9.
  const narrow = matchMedia('(max-width: 768px)');
  // When storage is switched off, the dismissal lasts as long as the page.
  const withStorage = (use) => {
    try {
      return use(localStorage);
    } catch {}
  };
  if (!narrow.matches || withStorage((storage) => storage.getItem(KEY))) return;
  notice.showModal();
  // A screen reader reads on from the focus when the page has loaded: from the notice's title, not from its button.
  notice.focus();
  const remember = () => {
    // A window that becomes wide closes the notice, which is not a dismissal.
    if (narrow.matches) withStorage((storage) => storage.setItem(KEY, 'yes'));
  };
  // `close` fires one task after the notice is gone, and a reload may come between; older Safari has only this event.
  notice.addEventListener('beforetoggle', remember);
  notice.addEventListener('close', remember);
  narrow.addEventListener('change', () => notice.close());
})();
