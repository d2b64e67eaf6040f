/** The attribute of a form that can be sent for so many milliseconds. */
export const UNDO_MS = 'data-undo-ms';

/** Takes each offer to undo away when the mails leave; a focus on it goes to the absence. */
export function startUndoOffers(root: Document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>(`[${UNDO_MS}]`)) {
    setTimeout(
      () => {
        const hadFocus = form.contains(root.activeElement);
        form.hidden = true;
        if (hadFocus) form.closest<HTMLElement>('article')?.focus();
      },
      Number(form.getAttribute(UNDO_MS)),
    );
  }
}
