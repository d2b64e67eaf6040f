/** The list of panels. */
export const EXPERTISE = 'data-expertise';

/** Closes an open panel of 'Our Expertise' by a second tap. All else about the panels is CSS. */
export function startExpertise(root: Document): void {
  for (const panel of root.querySelectorAll<HTMLElement>(`[${EXPERTISE}] > li`)) {
    let wasOpen = false;
    // A finger leaves a hover behind, which would hold the panel open: this mark stands against it.
    const unmark = () => delete panel.dataset.closed;
    panel.addEventListener('pointerenter', unmark);
    panel.addEventListener('focusin', unmark);
    // The tap gives the panel the focus, but only after this.
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
