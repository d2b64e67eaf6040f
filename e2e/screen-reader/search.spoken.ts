import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

/** How long a visitor who hears nothing waits before doing something else. */
const PATIENCE_MS = 2000;

test('a visitor hears from Orca that the search has opened, and can type', async ({ person, reader, orca, clinic }) => {
  await person.open(`${clinic.url}/about`);
  await reader.focusPage();
  await person.wake();
  const since = Date.now();
  await person.clicks('link', 'Search', { within: { role: 'banner' } });
  const listWords = () => orca.listSpoken(since).map(({ words }) => words);
  await expect
    .poll(listWords)
    .toEqual(expect.arrayContaining([expect.stringMatching(/^Search this site/), 'Focus mode']));
  const opened = orca.listSpoken(since).find(({ words }) => words.startsWith('Search this site'));
  expect(opened?.at).toBeLessThan(since + PATIENCE_MS);
});
