import { expect, test } from 'vitest';
import { read } from './busy-times.ts';
import { createCalendarFile } from './sample-calendars.ts';

const SERIES = `DTSTART;TZID=Asia/Kolkata:20261123T090000\nDTEND;TZID=Asia/Kolkata:20261123T100000
RRULE:FREQ=DAILY;COUNT=3`;
const MOVED = 'DTSTART;TZID=Asia/Kolkata:20261124T170000\nDTEND;TZID=Asia/Kolkata:20261124T173000';
const TIME = 'DTSTART:20261124T043000Z\nDTEND:20261124T053000Z';

test.each([
  ['TRANSP:TRANSPARENT', []],
  ['X-MICROSOFT-CDO-BUSYSTATUS:FREE', []],
  ['TRANSP:OPAQUE\nX-MICROSOFT-CDO-BUSYSTATUS:FREE', []],
  ['STATUS:CANCELLED', []],
  ['STATUS:TENTATIVE', ['11-24 10:00–10:59']],
  ['X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE', ['11-24 10:00–10:59']],
  ['X-MICROSOFT-CDO-BUSYSTATUS:OOF', ['11-24 10:00–10:59']],
  ['X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE', ['11-24 10:00–10:59']],
  ['TRANSP:TRANSPARENT\nX-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE', ['11-24 10:00–10:59']],
  ['TRANSP:TRANSPARENT\nX-MICROSOFT-CDO-BUSYSTATUS:BUSY', []],
])('an event with %s is busy at %j', (line, busy) => {
  expect(read(createCalendarFile('outlook', `${TIME}\n${line}`))).toEqual(busy);
});

test('a free series may have a busy instance, and a busy one a free instance', () => {
  const free = 'TRANSP:TRANSPARENT';
  expect(read(createCalendarFile('google', `${SERIES}\n${free}`, `RECURRENCE-ID:20261124T033000Z\n${MOVED}`))).toEqual([
    '11-24 17:00–17:29',
  ]);
  const times = read(createCalendarFile('google', SERIES, `RECURRENCE-ID:20261124T033000Z\n${MOVED}\n${free}`));
  expect(times).toEqual(['11-23 09:00–09:59', '11-25 09:00–09:59']);
});

test("an invitation that the calendar's owner declined is free, and one that somebody else declined is busy", () => {
  const invite = (hour: number, answers: Record<string, string>) => `DTSTART:20261124T0${hour}0000Z\nDURATION:PT1H
${Object.entries(answers)
  .map(([who, answer]) => `ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=${answer};CN=${who}:mailto:${who}`)
  .join('\n')}`;
  const text = createCalendarFile(
    'google',
    invite(4, { 'dr.rao@gmail.example': 'ACCEPTED', 'Dr.Kale@gmail.example': 'DECLINED' }),
    invite(6, { 'dr.rao@gmail.example': 'DECLINED', 'dr.kale@gmail.example': 'ACCEPTED' }),
  );
  expect(read(text.replace('Canary calendar', 'dr.kale@gmail.example'))).toEqual(['11-24 11:30–12:29']);
  expect(read(text)).toEqual(['11-24 09:30–10:29', '11-24 11:30–12:29']);
});
