// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { closeMenus } from './DeskMenu.script.ts';

const getMenu = () => document.querySelector('details') as HTMLDetailsElement;

beforeEach(() => {
  document.body.innerHTML =
    '<details data-desk-menu open><summary>Asha</summary><a href="/account">Account</a></details><button>Elsewhere</button>';
});

test('a person closes an open menu alone by Escape, and comes back to its button', () => {
  const onKeyDown = vi.fn();
  window.addEventListener('keydown', onKeyDown);
  closeMenus(document);
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  press();
  expect(getMenu().open).toBe(false);
  expect(document.activeElement).toBe(document.querySelector('summary'));
  expect(onKeyDown).not.toHaveBeenCalled();
  press();
  expect(onKeyDown).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'focusin'])('a person closes an open menu by %s elsewhere, and not in it', (type) => {
  closeMenus(document);
  const happen = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  happen('a');
  expect(getMenu().open).toBe(true);
  happen('button');
  expect(getMenu().open).toBe(false);
});
