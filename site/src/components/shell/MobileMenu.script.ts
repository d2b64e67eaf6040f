/**
 * Opens and closes dialogs in place of the invoker commands (`command` and `commandfor`), which do so without script but
 * may not stand beside `aria-expanded`; lets a click beside a dialog close it where `closedby` is unknown, and keeps
 * dialog and opening button true to each other.
 */
export function startDialogs(root: Document): void {
  const hasClosedBy = 'closedBy' in HTMLDialogElement.prototype;

  for (const button of root.querySelectorAll<HTMLButtonElement>('button[commandfor]')) {
    const dialog = root.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) continue;
    const opens = button.getAttribute('command') === 'show-modal';

    button.removeAttribute('command');
    button.removeAttribute('commandfor');
    button.addEventListener('click', () => (opens ? dialog.showModal() : dialog.close()));
    if (!opens) continue;

    showExpanded(button, dialog);
    dialog.addEventListener('toggle', () => showExpanded(button, dialog));
    dialog.addEventListener('close', () => showExpanded(button, dialog));
    if (!hasClosedBy) {
      dialog.addEventListener('click', (event) => {
        if (event.target === dialog && !isInside(dialog, event)) dialog.close();
      });
    }
    // A window made wide may take the button away, and what it opens with it.
    window.addEventListener('resize', () => {
      if (dialog.open && !button.checkVisibility()) dialog.close();
    });
    // A link to an anchor of the same page leaves no page behind that would take the menu with it.
    dialog.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) dialog.close();
    });
  }
}

function showExpanded(button: HTMLButtonElement, dialog: HTMLDialogElement): void {
  button.setAttribute('aria-expanded', String(dialog.open));
}

/** A click on the dialog's own ground has the same target as one on the backdrop. */
function isInside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
