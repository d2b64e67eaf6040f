/** On the document's root while the sheet alone is printed. */
const PRINTS_SHEET = 'data-prints-sheet';

/** Shows the button that prints the questions to the surgeon on a sheet of their own, and makes it work. */
export function startSurgeonQuestions(root: Document): void {
  const button = root.querySelector<HTMLButtonElement>('[data-print-sheet]');
  const sheet = root.querySelector('[data-sheet]');
  if (!button || !sheet) return;
  button.addEventListener('click', () => {
    // Everything else in the body is hidden, so the sheet has to stand beside it.
    const copy = root.body.appendChild(sheet.cloneNode(true) as Element);
    root.documentElement.setAttribute(PRINTS_SHEET, '');
    const clear = () => {
      copy.remove();
      root.documentElement.removeAttribute(PRINTS_SHEET);
    };
    addEventListener('afterprint', clear, { once: true });
    print();
  });
  button.hidden = false;
}
