import { expect, test } from 'vitest';
import { findOfflinePage } from './offline-pages.ts';

test.each([
  ['/', '/offline'],
  ['/about', '/offline'],
  ['/mr', '/mr/offline'],
  ['/mr/about', '/mr/offline'],
  ['/mri-scans', '/offline'],
])('%s without a connection shows %s', (path, page) => {
  expect(findOfflinePage(path, ['/hi/offline', '/mr/offline', '/offline'])).toBe(page);
});
