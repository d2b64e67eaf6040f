/** Marks a button that is hidden without script. */
export const PRINT_BUTTON = 'data-print';

/** Shows the button that prints the page. */
export function startPrintButton(root: Document): void {
  const button = root.querySelector<HTMLButtonElement>(`[${PRINT_BUTTON}]`);
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
