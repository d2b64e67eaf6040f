import { deskReviewMessages as words } from '#messages/desk-review.en.ts';

export const CHOICE_FORM = 'data-choice';
/** Marks the element that shows the number of selected bookings. */
export const CHOICE_COUNT = 'data-choice-count';
/** Marks the summary that opens the question before a cancellation. */
export const CHOICE_ASK = 'data-choice-ask';

/** Shows the number of selected bookings. */
export function startPatternChoice(root: Document): void {
  const form = root.querySelector<HTMLFormElement>(`[${CHOICE_FORM}]`);
  const count = form?.querySelector(`[${CHOICE_COUNT}]`);
  const ask = form?.querySelector(`[${CHOICE_ASK}]`);
  if (!form || !count) return;
  const showChoice = () => {
    const { length } = form.querySelectorAll('input[name=id]:checked');
    count.textContent = words.chosen(length);
    if (ask) ask.textContent = words.askCounted(length);
  };
  form.addEventListener('change', showChoice);
  // A browser that goes back restores the selection after the page has loaded.
  addEventListener('pageshow', showChoice);
  showChoice();
}
