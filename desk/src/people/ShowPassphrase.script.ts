/** The attribute of a button that shows the fields of its `aria-controls`. */
export const SHOWS = 'data-shows';

/** Makes the buttons work that show a passphrase. A form that is sent hides it, so that no browser remembers it as text. */
export function startShowingPassphrases(root: Document): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>(`[${SHOWS}]`)) {
    const ids = button.getAttribute('aria-controls')?.split(' ') ?? [];
    const show = (isShown: boolean) => {
      button.setAttribute('aria-pressed', String(isShown));
      for (const id of ids) (root.getElementById(id) as HTMLInputElement).type = isShown ? 'text' : 'password';
    };
    button.hidden = false;
    button.addEventListener('click', () => show(button.getAttribute('aria-pressed') !== 'true'));
    button.form?.addEventListener('submit', () => show(false));
  }
}
