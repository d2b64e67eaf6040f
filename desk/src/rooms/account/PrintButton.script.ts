/** The attribute of the button that prints the page. */
export const PRINTS = 'data-prints';

/** Shows the button that prints. */
export function startPrinting(root: Document): void {
  const button = root.querySelector<HTMLButtonElement>(`[${PRINTS}]`);
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => print());
}
