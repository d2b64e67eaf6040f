// Tells the styles that script runs (`data-script`), and stands in for it until it is there: a press on what needs it is
// kept and shows (`data-waking`), and is repeated once all module scripts of the page have run, which is what
// DOMContentLoaded waits for. When one of them fails, or they take too long, the mark goes, and the page is as without
// script. Inlined as it stands at the top of <head>, before anything that it is about; hence plain JavaScript.
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
