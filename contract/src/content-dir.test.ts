import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findContentDir } from './content-dir.mjs';

const PROJECT_ROOT = join(import.meta.dirname, '../..');

test.each([
  ['a folder of the project', 'my-content', join(PROJECT_ROOT, 'my-content')],
  ['a folder elsewhere', ' /srv/clinic/content ', '/srv/clinic/content'],
])('CONTENT_DIR names %s', (_where, CONTENT_DIR, found) => {
  expect(findContentDir({ CONTENT_DIR })).toBe(found);
});
