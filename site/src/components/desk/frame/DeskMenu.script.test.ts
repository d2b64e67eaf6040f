// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { closeMenus } from './DeskMenu.script.ts';

const getMenu = () => document.querySelector('details') as HTMLDetailsElement;

beforeEach(() => {
  document.body.innerHTML =
    '<details data-desk-menu open><summary>Asha</summary><a href="/account">Account</a></details><p>Elsewhere</p>';
});

test('Escape closes an open menu alone, and leads back to its button', () => {
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

test('a press elsewhere closes an open menu, and one in it does not', () => {
  closeMenus(document);
  const press = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press('a');
  expect(getMenu().open).toBe(true);
  press('p');
  expect(getMenu().open).toBe(false);
});
