/** Orca is silent about a field that has the focus from the beginning. */
const HEARD_AFTER_MS = 200;

/**
 * Opens a modal dialog so that its title is in the window and is spoken: the dialog takes the focus, and its title gets it a
 * moment later, or with the first key. A visitor who has moved the focus meanwhile keeps it.
 *
 * `first` has the focus in place of the title: a field that is the dialog's only purpose and has its name, or, when an
 * alert has no field, the dialog itself, which is then read whole.
 */
export function openDialog(dialog: HTMLDialogElement, first?: HTMLElement): void {
  if (dialog.open) return;
  const title = findTitle(dialog);
  const next = first ?? title;
  const now = first && first !== dialog ? title : dialog;
  dialog.tabIndex = -1;
  dialog.showModal();
  now.focus();
  // The browser has scrolled to the first control.
  dialog.scrollTop = 0;
  const move = () => {
    clearTimeout(timer);
    dialog.removeEventListener('keydown', move);
    if (dialog.ownerDocument.activeElement === now) next.focus();
  };
  const timer = setTimeout(move, HEARD_AFTER_MS);
  dialog.addEventListener('keydown', move);
}

/** Returns the element that names the dialog, able to take the focus, or the dialog when nothing in it does. */
function findTitle(dialog: HTMLDialogElement): HTMLElement {
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  if (!title) return dialog;
  title.tabIndex = -1;
  return title;
}
