import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { fillDeskScript, prepareDeskHours } from './desk-hours.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../layouts/desk-open.js'), 'utf8');

const HOURS = prepareDeskHours(
  [
    { from: 'Monday', to: 'Friday', opens: '11:00', closes: '19:00' },
    { from: 'Saturday', opens: '11:00', closes: '15:00' },
    { from: 'Sunday' },
  ],
  { timeZone: 'Asia/Kolkata', closedDates: ['26 January', '2026-12-01'] },
);

afterEach(() => vi.useRealTimers());

test.each([
  ['2026-11-30T11:00+05:30', 'open'],
  ['2026-11-30T10:59+05:30', 'closed'],
  ['2026-11-30T18:59+05:30', 'open'],
  ['2026-11-30T19:00+05:30', 'closed'],
  // A Sunday evening in London is Monday in Pune.
  ['2026-11-29T20:00Z', 'closed'],
  ['2026-11-29T12:00+05:30', 'closed'],
  ['2026-11-28T14:00+05:30', 'open'],
  ['2026-11-28T16:00+05:30', 'closed'],
  ['2026-12-01T12:00+05:30', 'closed'],
  ['2027-12-01T12:00+05:30', 'open'],
  ['2027-01-26T12:00+05:30', 'closed'],
  ['2027-01-25T12:00+05:30', 'open'],
])('at %s the page knows that the desk is %s', (instant, state) => {
  vi.useFakeTimers({ now: new Date(instant) });
  const document = { documentElement: { dataset: {} as { desk?: string } } };
  new Function('document', fillDeskScript(SCRIPT, HOURS))(document);
  expect(document.documentElement.dataset.desk).toBe(state);
});
