import { deskReviewMessages as words } from '#messages/desk-review.en.ts';

export const CHOICE_FORM = 'data-choice';
/** Where the number of selected bookings is told. */
export const CHOICE_COUNT = 'data-choice-count';
/** What opens the question before they are cancelled. */
export const CHOICE_ASK = 'data-choice-ask';

/** Tells how many bookings are selected. */
export function startPatternChoice(root: Document): void {
  const form = root.querySelector<HTMLFormElement>(`[${CHOICE_FORM}]`);
  const count = form?.querySelector(`[${CHOICE_COUNT}]`);
  const ask = form?.querySelector(`[${CHOICE_ASK}]`);
  if (!form || !count) return;
  const tell = () => {
    const { length } = form.querySelectorAll('input[name=id]:checked');
    count.textContent = words.chosen(length);
    if (ask) ask.textContent = words.askCounted(length);
  };
  form.addEventListener('change', tell);
  // A browser that goes back restores what was selected, after the page is loaded.
  addEventListener('pageshow', tell);
  tell();
}
