/** Marks a button that is hidden without script. The value is the id of the field to copy. */
export const COPY_BUTTON = 'data-copy';

/** Marks the element that announces the copy. The value is the text to show. */
export const COPIED = 'data-copied';

/** Shows the button that copies a field, if the browser lets the page write to the clipboard. */
export function startCopyButton(root: Document): void {
  const button = root.querySelector<HTMLButtonElement>(`[${COPY_BUTTON}]`);
  const field = root.getElementById(button?.getAttribute(COPY_BUTTON) ?? '');
  const told = root.querySelector(`[${COPIED}]`);
  // A page loaded from another machine over plain http has no clipboard.
  if (!button || !(field instanceof HTMLInputElement) || !told || !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    field.select();
    await navigator.clipboard.writeText(field.value);
    told.textContent = told.getAttribute(COPIED);
  });
}
