import { expect, test } from 'vitest';
import { readCalendarText } from '#src/busy/calendar-text.ts';
import { read } from './busy-times.ts';
import { createCalendarFile } from './sample-calendars.ts';

const FILE = createCalendarFile('outlook', 'DTSTART;TZID=India Standard Time:20261124T100000\nDURATION:PT30M');

test.each([
  ['CR and LF', (text: string) => text],
  ['LF alone', (text: string) => text.replaceAll('\r\n', '\n')],
  ['CR alone', (text: string) => text.replaceAll('\r\n', '\r')],
  ['a BOM at its beginning', (text: string) => `\uFEFF${text}`],
  ['folded lines', (text: string) => text.replaceAll('India', 'In\r\n dia').replace('T100', 'T1\r\n\t00')],
])('a file with %s is read', (_form, toForm) => {
  expect(read(toForm(FILE))).toEqual(['11-24 10:00–10:29']);
});

test('a line that is folded in the middle of a character is read whole', () => {
  const line = Buffer.from('SUMMARY:डॉक्टर');
  for (let place = 9; place < line.length; place += 1) {
    const folded = Buffer.concat([line.subarray(0, place), Buffer.from('\r\n '), line.subarray(place)]);
    expect(readCalendarText(folded), String(place)).toBe('SUMMARY:डॉक्टर');
  }
});
