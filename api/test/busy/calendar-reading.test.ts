/** @module-tag long */
import { expect, test } from 'vitest';
import { readCalendar } from '#src/busy/calendar-reading.ts';
import { createCalendarFile } from './sample-calendars.ts';

const DAYS = { from: '2026-11-20', to: '2027-11-20', timeZone: 'Asia/Kolkata' };

/** Reads a file that a server sends, with the signal that ends the reading. */
function read(text: string, signal = AbortSignal.timeout(60_000)) {
  const fetchOutside = async () => ({ status: 200, headers: {}, body: Buffer.from(text) });
  const listOwn = async () => new Set<string>();
  return readCalendar(fetchOutside, { url: 'https://calendar.example/', marks: null, days: DAYS, listOwn }, signal);
}

const ENDLESS = createCalendarFile('bare', 'DTSTART:20000101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY');

const COUNTED = ENDLESS.replace('SECONDLY', 'SECONDLY;COUNT=1000000000');
const NEVER = ENDLESS.replace('SECONDLY', 'DAILY;BYMONTH=2;BYMONTHDAY=30');

test('a series that repeats each second for ever, too often or on no day is given up, while this thread goes on', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 10);
  const readings = await Promise.all([ENDLESS, COUNTED, NEVER].map((file) => read(file)));
  const isGivenUp = { trouble: expect.stringMatching(/^(time|size)$/) };
  expect(readings).toEqual([isGivenUp, isGivenUp, isGivenUp]);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(50);
});

test('a reading ends with its process', async () => {
  const stop = new AbortController();
  const reading = read(ENDLESS, stop.signal);
  stop.abort(new Error('the process ends'));
  await expect(reading).rejects.toThrow('the process ends');
});

test('a calendar with more busy times than a person has is refused', async () => {
  const often = 'DTSTART:20261120T000000Z\nDURATION:PT1M\nRRULE:FREQ=MINUTELY;INTERVAL=10';
  expect(await read(createCalendarFile('bare', often))).toEqual({ trouble: 'many' });
});
