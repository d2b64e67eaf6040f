export const LANGUAGE_MENU = 'data-language-menu';

/** Closes the menu of languages by Escape, and by a press or a focus elsewhere. */
export function startLanguageMenu(root: Document): void {
  const menu = root.querySelector<HTMLDetailsElement>(`[${LANGUAGE_MENU}]`);
  if (!menu) return;
  const closeFromElsewhere = ({ target }: Event) => {
    if (!menu.contains(target as Node)) menu.open = false;
  };
  root.addEventListener('click', closeFromElsewhere);
  root.addEventListener('focusin', closeFromElsewhere);
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
