import { DRAFT_KEY } from '#lib/browser/booking/draft-key.ts';

/** On the link: the values that it brings into the wizard, and the id of the kind of visit if there is one, as JSON. */
export const BOOK_AGAIN = 'data-book-again';

/** Writes the draft of the tab when the link is followed, but not over a booking that still waits to be sent. */
export function startBookAgain(root: Document): void {
  const link = root.querySelector(`[${BOOK_AGAIN}]`);
  link?.addEventListener('click', () => {
    try {
      if (JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}')?.waitingKey) return;
      const { visit, ...values } = JSON.parse(link.getAttribute(BOOK_AGAIN) ?? '{}');
      sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ step: 0, values, visit }));
    } catch {
      // Without storage the address still chooses the doctor.
    }
  });
}
