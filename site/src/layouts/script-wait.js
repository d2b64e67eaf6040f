// Marks for the styles that script runs (`data-script`). Until the page's module scripts have run, which
// DOMContentLoaded waits for, a press on an element that needs them is kept, shown by `data-waking`, and then repeated.
// When one of them fails, or they take too long, the mark is removed, and the page works as without script. This file
// is inlined at the top of <head>, and is therefore plain JavaScript.
(() => {
  const WAIT_MS = 10_000;
  const { dataset } = document.documentElement;
  const kept = new Set();
  const keep = (event) => {
    const button = event.target.closest('button:is(.needs-script, .needs-script *)');
    if (!button) return;
    event.stopImmediatePropagation();
    button.dataset.waking = '';
    kept.add(button);
  };
  const giveUp = () => {
    delete dataset.script;
    kept.clear();
  };
  const timer = setTimeout(giveUp, WAIT_MS);
  dataset.script = '';
  addEventListener('click', keep, true);
  addEventListener('error', ({ target }) => target.type === 'module' && giveUp(), true);
  addEventListener('DOMContentLoaded', () => {
    clearTimeout(timer);
    removeEventListener('click', keep, true);
    for (const button of kept) {
      delete button.dataset.waking;
      button.click();
    }
  });
})();
