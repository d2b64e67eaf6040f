import { readRetryAfter } from '@clinic/contract/refusals.ts';
import { expect, test } from 'vitest';
import { formatWait } from './retry-after.ts';

const NOW = new Date('2026-11-24T10:00:00Z');

test.each([
  ['170', 170],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  [null, undefined],
  ['Tue, 24 Nov 2026 10:01:00 GMT', 60],
  ['Tue, 24 Nov 2026 09:59:00 GMT', undefined],
])('Retry-After %o means to wait %o seconds', (header, seconds) => {
  expect(readRetryAfter(header, NOW)).toBe(seconds);
});

test.each([
  [1, '1 second'],
  [45, '45 seconds'],
  [60, '1 minute'],
  [170, '3 minutes'],
  [3600, '60 minutes'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
