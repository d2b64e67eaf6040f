import { expect, test } from 'vitest';
import { getKeptKind, mayKeep, toPageKey } from './kept-addresses.ts';

const toUrl = (path: string) => new URL(path, 'https://clinic.example');

test.each([
  ['/', 'page'],
  ['/services/piles-treatment', 'page'],
  ['/book?department=urology', 'page'],
  ['/portals-of-care', 'page'],
  ['/_astro/hero.Ab12.avif', 'hashed-file'],
  ['/_astro/react.Ab12.js', 'hashed-file'],
  ['/signs/piles-treatment.svg', 'picture'],
  ['/search.json', 'search'],
  ['/hi/search.json', 'search'],
  ['/privacy.json', null],
  ['/api/appointments', null],
  ['/api', null],
  ['/portal', null],
  ['/portal/0123abcd', null],
  ['/portal/0123abcd/appointment.ics', null],
  ['/appointments', null],
  ['/healthz', null],
  ['/metrics', null],
  ['/sw.js', null],
  ['/rss.xml', null],
  ['/blogs/v1.2', null],
])('%s is kept as %s', (path, kind) => {
  expect(getKeptKind(toUrl(path))).toBe(kind);
});

const answer = (changes: { status?: number; redirected?: boolean; cacheControl?: string } = {}) => ({
  status: changes.status ?? 200,
  redirected: changes.redirected ?? false,
  headers: new Headers({ 'cache-control': changes.cacheControl ?? 'no-cache' }),
});

test('a page is kept by its own address, and never with a query', () => {
  expect(mayKeep('https://clinic.example/book', answer())).toBe(true);
  expect(mayKeep('https://clinic.example/book?name=Asha', answer())).toBe(false);
  expect(toPageKey('https://clinic.example/book?department=urology#book')).toBe('https://clinic.example/book');
});

test.each([
  { status: 404 },
  { status: 503 },
  { status: 0 },
  { redirected: true },
  { cacheControl: 'no-store' },
  { cacheControl: 'max-age=60, private' },
])('an answer with %o is not kept', (changes) => {
  expect(mayKeep('https://clinic.example/about', answer(changes))).toBe(false);
});
