import { openDialog } from '@clinic/ui/open-dialog.ts';

/**
 * Opens and closes dialogs, and keeps `aria-expanded` on their buttons. It replaces the invoker commands (`command` and
 * `commandfor`) that work without script, because these may not stand beside `aria-expanded`. In browsers without
 * `closedby` it also closes a dialog on a click outside it.
 */
export function startDialogs(root: Document): void {
  const hasClosedBy = 'closedBy' in HTMLDialogElement.prototype;

  for (const button of root.querySelectorAll<HTMLButtonElement>('button[commandfor]')) {
    const dialog = root.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) continue;
    const opens = button.getAttribute('command') === 'show-modal';

    button.removeAttribute('command');
    button.removeAttribute('commandfor');
    button.addEventListener('click', () => (opens ? openDialog(dialog) : dialog.close()));
    if (!opens) continue;

    showExpanded(button, dialog);
    dialog.addEventListener('toggle', () => showExpanded(button, dialog));
    dialog.addEventListener('close', () => showExpanded(button, dialog));
    if (!hasClosedBy) {
      dialog.addEventListener('click', (event) => {
        if (event.target === dialog && !isInside(dialog, event)) dialog.close();
      });
    }
    // In a wide window the button is hidden, and its dialog closes.
    window.addEventListener('resize', () => {
      if (dialog.open && button.getClientRects().length === 0) dialog.close();
    });
    // A link to an anchor of the same page loads no new page, so the menu has to be closed.
    dialog.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) dialog.close();
    });
  }
}

function showExpanded(button: HTMLButtonElement, dialog: HTMLDialogElement): void {
  button.setAttribute('aria-expanded', String(dialog.open));
}

/** Tells a click on the dialog from one on its backdrop, because both have the same target. */
function isInside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
