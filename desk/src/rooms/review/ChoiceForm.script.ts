import { askToWords, chosenToWords } from './words.ts';

/** The attribute of a form whose selected bookings are counted, and of the words in it that name their number. */
export const CHOICE = 'data-choice';
export const CHOSEN = 'data-chosen';
export const ASK = 'data-ask';

/** Counts the selected bookings of each form while they are chosen. Without script no words name a number. */
export function startCounting(root: Document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>(`[${CHOICE}]`)) {
    const count = () => {
      const chosen = new FormData(form).getAll('id').length;
      write(form.querySelector(`[${CHOSEN}]`), chosenToWords(chosen));
      write(form.querySelector(`[${ASK}]`), askToWords(chosen));
    };
    count();
    form.addEventListener('change', count);
    // A browser that goes back restores the selection after the page has loaded.
    addEventListener('pageshow', count);
  }
}

function write(element: Element | null, text: string): void {
  if (element) element.textContent = text;
}
