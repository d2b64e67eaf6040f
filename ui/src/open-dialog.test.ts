// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDialog } from './open-dialog.ts';

const LONG_AFTER_MS = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Puts a dialog with a title, a field and a button into the page. */
function draw() {
  document.body.innerHTML = `
    <dialog aria-labelledby="title"><h2 id="title">Cancel</h2><input /><button type="button">Yes</button></dialog>`;
  const find = <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
    document.querySelector(name) as HTMLElementTagNameMap[Name];
  return { dialog: find('dialog'), title: find('h2'), field: find('input'), button: find('button') };
}

test('the title takes the focus a moment after the dialog, so that it is spoken', () => {
  const { dialog, title } = draw();
  openDialog(dialog);
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(dialog);
  vi.advanceTimersByTime(LONG_AFTER_MS);
  expect(document.activeElement).toBe(title);
});

test('a dialog begins at its title, wherever its first control stands', () => {
  const { dialog } = draw();
  dialog.scrollTop = 300;
  openDialog(dialog);
  expect(dialog.scrollTop).toBe(0);
});

test('what a visitor types at once goes to the field that was to take the focus', () => {
  const { dialog, title, field } = draw();
  openDialog(dialog, field);
  expect(document.activeElement).toBe(title);
  title.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
  expect(document.activeElement).toBe(field);
});

test('a visitor who has moved the focus keeps it', () => {
  const { dialog, button } = draw();
  openDialog(dialog);
  button.focus();
  vi.advanceTimersByTime(LONG_AFTER_MS);
  expect(document.activeElement).toBe(button);
});

test('a key after that leaves the focus where it is', () => {
  const { dialog } = draw();
  openDialog(dialog);
  vi.advanceTimersByTime(LONG_AFTER_MS);
  dialog.focus();
  dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'p' }));
  expect(document.activeElement).toBe(dialog);
});

test('an alert keeps the focus, so that its text is read', () => {
  const { dialog } = draw();
  openDialog(dialog, dialog);
  expect(document.activeElement).toBe(dialog);
  vi.advanceTimersByTime(LONG_AFTER_MS);
  expect(document.activeElement).toBe(dialog);
});

test('a dialog that nothing in it names takes the focus itself', () => {
  const { dialog } = draw();
  dialog.removeAttribute('aria-labelledby');
  openDialog(dialog);
  vi.advanceTimersByTime(LONG_AFTER_MS);
  expect(document.activeElement).toBe(dialog);
});
