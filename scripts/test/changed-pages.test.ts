import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listChangedPages, removeBuildMarks } from '../changed-pages.mjs';

function writePages(pages: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, html] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), html);
  }
  return folder;
}

test('an owner sees which pages changed, came and went, by their addresses', () => {
  const served = writePages({ 'index.html': 'Home', 'about.html': 'Us', 'blogs/old.html': 'Old', '404.html': 'No' });
  const built = writePages({ 'index.html': 'New', 'about.html': 'Us', 'hi/index.html': 'घर', '404.html': 'None' });
  expect(listChangedPages(built, served)).toEqual(['/', '/blogs/old', '/hi']);
});

test.each([
  ['the hash of a script', '<script src="/_astro/index.gp_dJeJ1.js">', '<script src="/_astro/index.Zu6F-vor.js">'],
  ['the hash of a font', 'url(/_astro/anek-hi._7h5E_KL.woff2)', 'url(/_astro/anek-hi.DTo18_1x.woff2)'],
  ['a hash in the policy', "script-src 'sha256-P6Dl6Ga+3fu/=' 'self'", "script-src 'sha256-gDu+3JuQDlM=' 'self'"],
  ['the number of an island', '<astro-island uid="1JQUdo" ssr>', '<astro-island uid="t9Lav" ssr>'],
])('%s is no change', (_what, one, other) => {
  expect(removeBuildMarks(one)).toBe(removeBuildMarks(other));
});

test('another picture of the same name is a change', () => {
  const one = '<img src="/_astro/kale.CeOrzaSb_Zhvzfk.webp">';
  expect(removeBuildMarks(one)).not.toBe(removeBuildMarks(one.replace('CeOrzaSb', 'BqPjpHjX')));
});
