import { expect, test } from 'vitest';
import { printChanged } from '../../test/changed-page.ts';
import { listScripts } from './late-scripts.ts';

test('the scripts of a page are listed in their order, and no longer asked for in it', () => {
  const page =
    '<html lang="en"><script type="module" src="/a.js"></script><p><script type="module" src="/b.js"></script>';
  expect(printChanged(page, listScripts)).toBe('<html data-scripts="/a.js /b.js" lang="en"><p>');
});

test('scripts that wait for a person are listed apart', () => {
  const page =
    '<html><script type="module" src="/a.js"></script><script type="module" src="/ContactOnTouch.x.js"></script>';
  expect(printChanged(page, listScripts)).toBe('<html data-on-touch="/ContactOnTouch.x.js" data-scripts="/a.js">');
});

test('a page without files of script stays as it is', () => {
  const page = '<html><script>one()</script>';
  expect(printChanged(page, listScripts)).toBe(page);
});
