import type { TextChange } from './text-tools.ts';

/**
 * Changes the text of a control as if it were typed, so that the keys of the browser take it back. `setRangeText` alone
 * cannot be taken back (measured in Chromium 2026-12), so it is only for browsers without the command.
 */
export function replaceText(control: HTMLInputElement | HTMLTextAreaElement, change: TextChange): void {
  const { from, to, text, selected } = change;
  control.focus();
  control.setSelectionRange(from, to);
  const isTyped = document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text);
  if (!isTyped) {
    control.setRangeText(text, from, to);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  control.setSelectionRange(selected.from, selected.to);
}
