import { getLanguage } from '@clinic/contract/languages.ts';
import { expect, test } from 'vitest';
import { toLanguagePath, toLanguageUrl } from './language-path.ts';

test.each([
  ['/', '/mr'],
  ['/#book', '/mr#book'],
  ['/?from=mail', '/mr?from=mail'],
  ['/book?department=urology', '/mr/book?department=urology'],
])('%s is %s in Marathi', (path, marathi) => {
  expect(toLanguagePath(path, getLanguage('mr'))).toBe(marathi);
  expect(toLanguagePath(path, getLanguage('en'))).toBe(path);
});

test('the address of a page names its language', () => {
  const site = new URL('https://clinic.example');
  expect(toLanguageUrl('/', site)).toBe('https://clinic.example/');
  expect(toLanguageUrl('/', site, getLanguage('hi'))).toBe('https://clinic.example/hi');
  expect(toLanguageUrl('/about', site, getLanguage('hi'))).toBe('https://clinic.example/hi/about');
});
