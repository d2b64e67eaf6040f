import { getLanguage } from '@clinic/contract/languages.ts';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.doUnmock('#messages/language.ts'));

test.each([
  ['en', '/appointments', '/appointments'],
  ['mr', '/appointments', '/appointments?language=mr'],
  ['mr', '/appointments?visit=first', '/appointments?visit=first&language=mr'],
] as const)('in %s the API gets %s as %s', async (language, address, sent) => {
  vi.resetModules();
  vi.doMock('#messages/language.ts', () => ({ LANGUAGE: getLanguage(language) }));
  const { withLanguage } = await import('./language-query.ts');
  expect(withLanguage(address)).toBe(sent);
});
