/** The attribute of a button that copies the field with this id. */
export const COPIES = 'data-copies';
/** The attribute of the place that then says these words. */
export const COPIED = 'data-copied';

/**
 * Shows the button that copies, where the browser lets the page write to the clipboard (not over plain http from another
 * machine). Without script the link is there to select.
 */
export function startCopying(root: Document): void {
  const button = root.querySelector<HTMLButtonElement>(`[${COPIES}]`);
  if (!button || !('clipboard' in navigator)) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const field = root.getElementById(button.getAttribute(COPIES) ?? '') as HTMLInputElement;
    await navigator.clipboard.writeText(field.value);
    const place = root.querySelector(`[${COPIED}]`);
    if (place) place.textContent = place.getAttribute(COPIED);
  });
}
