/** On a button that is hidden without script; its value is the id of the field to copy. */
export const COPY_BUTTON = 'data-copy';

/** On the place that tells that it was copied. */
export const COPIED = 'data-copied';

/** Shows the button that copies a field, where the browser lets a page write to the clipboard. */
export function startCopyButton(root: Document): void {
  const button = root.querySelector<HTMLButtonElement>(`[${COPY_BUTTON}]`);
  const field = root.getElementById(button?.getAttribute(COPY_BUTTON) ?? '');
  const told = root.querySelector(`[${COPIED}]`);
  // Over plain http from another machine there is no clipboard.
  if (!button || !(field instanceof HTMLInputElement) || !told || !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    field.select();
    await navigator.clipboard.writeText(field.value);
    told.textContent = told.getAttribute(COPIED);
  });
}
