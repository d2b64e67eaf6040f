/**
 * Calls back once, at the first sign of a person anywhere on the page, or at once when there was one
 * (`layouts/script-wait.js`).
 */
export function onFirstTouch(callback: () => void): void {
  if (document.documentElement.dataset.person !== undefined) callback();
  else window.addEventListener('person', callback, { once: true });
}
