/** On the document's root while the sheet alone is printed. */
const PRINTS_SHEET = 'data-prints-sheet';

/** Shows the button that prints the questions to the surgeon on a sheet of their own, and makes it work. */
export function startSurgeonQuestions(root: Document): void {
  const button = root.querySelector<HTMLButtonElement>('[data-print-sheet]');
  if (!button) return;
  addEventListener('afterprint', () => root.documentElement.removeAttribute(PRINTS_SHEET));
  button.addEventListener('click', () => {
    root.documentElement.setAttribute(PRINTS_SHEET, '');
    print();
  });
  button.hidden = false;
}
