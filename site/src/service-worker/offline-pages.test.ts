import { expect, test } from 'vitest';
import { findHomePage, findOfflinePage } from './offline-pages.ts';

test.each([
  ['/', '/offline', '/'],
  ['/about', '/offline', '/'],
  ['/mr', '/mr/offline', '/mr'],
  ['/mr/about', '/mr/offline', '/mr'],
  ['/mri-scans', '/offline', '/'],
])('%s without a connection shows %s, and %s is kept for its reader', (path, page, home) => {
  const pages = ['/hi/offline', '/mr/offline', '/offline'];
  expect(findOfflinePage(path, pages)).toBe(page);
  expect(findHomePage(path, pages)).toBe(home);
});
