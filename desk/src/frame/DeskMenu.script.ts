export const DESK_MENU = 'data-desk-menu';

/** Closes an open menu of the desk at Escape, which leads back to its button, and at a press or the focus elsewhere. */
export function closeMenus(root: Document): void {
  const listOpen = () => root.querySelectorAll<HTMLDetailsElement>(`[${DESK_MENU}][open]`);
  // Before the page's own keys, so that Escape closes only the menu.
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || root.querySelector('dialog[open]')) return;
      for (const menu of listOpen()) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
  const closeOthers = ({ target }: Event) => {
    for (const menu of listOpen()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  root.addEventListener('pointerdown', closeOthers);
  root.addEventListener('focusin', closeOthers);
}
