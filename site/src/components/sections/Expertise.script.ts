/** Marks the list of panels. */
export const EXPERTISE = 'data-expertise';

/** Closes an open panel of 'Our Expertise' on a second tap. CSS does the rest. */
export function startExpertise(root: Document): void {
  for (const panel of root.querySelectorAll<HTMLElement>(`[${EXPERTISE}] > li`)) {
    let wasOpen = false;
    // After a tap the browser keeps `:hover` on the panel, which would hold it open; this mark overrides it.
    const unmark = () => delete panel.dataset.closed;
    panel.addEventListener('pointerenter', unmark);
    panel.addEventListener('focusin', unmark);
    // The tap focuses the panel, but after this event.
    panel.addEventListener('pointerdown', ({ pointerType }) => {
      wasOpen = pointerType !== 'mouse' && panel.contains(root.activeElement);
    });
    panel.addEventListener('click', ({ target }) => {
      const { activeElement } = root;
      if (!wasOpen || !(activeElement instanceof HTMLElement) || (target as Element).closest('a')) return;
      activeElement.blur();
      panel.dataset.closed = '';
    });
  }
}
