import { expect, test } from 'vitest';
import { read } from './busy-times.ts';
import { createCalendarFile } from './sample-calendars.ts';

const KOLKATA = 'TZID=Asia/Kolkata';
const SERIES = `DTSTART;${KOLKATA}:20260105T090000\nDTEND;${KOLKATA}:20260105T100000\nRRULE:FREQ=DAILY;UNTIL=20261127`;

/** Changes the instance of a day in November, and all later ones. */
function change(day: number, lines: string, id = `;${KOLKATA}:202611${day}T090000`): string {
  return `RECURRENCE-ID;RANGE=THISANDFUTURE${id}\n${lines}`;
}

const at = (day: number, time: string, minutes: number) =>
  `DTSTART;${KOLKATA}:202611${day}T${time}\nDURATION:PT${minutes}M`;

const BEFORE = ['11-20', '11-21', '11-22', '11-23', '11-24'].map((day) => `${day} 09:00–09:59`);

test.each([
  ['later', change(25, at(25, '150000', 60)), ['11-25 15:00–15:59', '11-26 15:00–15:59', '11-27 15:00–15:59']],
  [
    'sooner and shorter',
    change(25, at(25, '070000', 30)),
    ['11-25 07:00–07:29', '11-26 07:00–07:29', '11-27 07:00–07:29'],
  ],
  ['by three days', change(25, at(28, '090000', 60)), ['11-28', '11-29', '11-30'].map((day) => `${day} 09:00–09:59`)],
  ['to no end', change(25, 'STATUS:CANCELLED\nDTSTART:20261125T033000Z'), []],
  ['to an end without a time', change(25, 'STATUS:CANCELLED'), []],
  ['to free', change(25, `${at(25, '090000', 60)}\nTRANSP:TRANSPARENT`), []],
  ['to whole days', change(25, 'DTSTART;VALUE=DATE:20261125'), ['11-25', '11-26', '11-27']],
  [
    'to UTC',
    change(25, 'DTSTART:20261125T093000Z\nDURATION:PT1H', ':20261125T033000Z'),
    ['11-25', '11-26', '11-27'].map((day) => `${day} 15:00–15:59`),
  ],
  [
    'that a day names',
    change(25, at(25, '150000', 60), ';VALUE=DATE:20261125'),
    ['11-25', '11-26', '11-27'].map((day) => `${day} 15:00–15:59`),
  ],
  [
    'in lower case',
    change(25, at(25, '150000', 60)).replace('THISANDFUTURE', 'thisandfuture'),
    ['11-25', '11-26', '11-27'].map((day) => `${day} 15:00–15:59`),
  ],
])('an instance and all later ones are moved %s', (_words, moved, busy) => {
  for (const file of [createCalendarFile('google', SERIES, moved), createCalendarFile('apple', moved, SERIES)]) {
    expect(read(file)).toEqual([...BEFORE, ...busy]);
  }
});

test('a change from long ago, or from after these days, moves the instances that it concerns', () => {
  const days = ['11-20', '11-21', '11-22', '11-23', '11-24', '11-25', '11-26', '11-27'];
  const long = `RECURRENCE-ID;RANGE=THISANDFUTURE:20260201T033000Z\nDTSTART:20260301T093000Z\nDURATION:PT1H`;
  expect(read(createCalendarFile('outlook', SERIES, long))).toEqual([
    ...days.map((day) => `${day} 15:00–15:59`),
    ...['11-28', '11-29', '11-30', '12-01', '12-02', '12-03', '12-04', '12-05'].map((day) => `${day} 15:00–15:59`),
  ]);
  const series = SERIES.replace('20261127', '20270127');
  const sooner = `RECURRENCE-ID;RANGE=THISANDFUTURE;${KOLKATA}:20261210T090000\n${at(30, '150000', 60)}`;
  expect(read(createCalendarFile('outlook', series, sooner)).slice(-12)).toEqual(
    ['11-30', '12-01', '12-02', '12-03', '12-04', '12-05'].flatMap((day) => [
      `${day} 09:00–09:59`,
      `${day} 15:00–15:59`,
    ]),
  );
});

test('of two changes each holds until the next one, and single changes and left out dates stay their own', () => {
  const file = createCalendarFile(
    'google',
    `${SERIES}\nEXDATE;${KOLKATA}:20261127T090000`,
    change(25, at(25, '180000', 15)),
    change(22, at(22, '150000', 120)),
    `RECURRENCE-ID;${KOLKATA}:20261123T090000\n${at(23, '200000', 60)}`,
    `RECURRENCE-ID;${KOLKATA}:20261126T090000\n${at(26, '090000', 60)}\nSTATUS:CANCELLED`,
  );
  expect(read(file)).toEqual([
    ...['11-20 09:00–09:59', '11-21 09:00–09:59', '11-22 15:00–16:59', '11-23 20:00–20:59', '11-24 15:00–16:59'],
    '11-25 18:00–18:14',
  ]);
});

test('a free series may be busy from an instance on, and a longer one reaches into these days', () => {
  const busy = change(26, at(26, '090000', 60));
  expect(read(createCalendarFile('google', `${SERIES}\nTRANSP:TRANSPARENT`, busy))).toEqual([
    ...['11-26 09:00–09:59', '11-27 09:00–09:59'],
  ]);
  const yearly = 'DTSTART;VALUE=DATE:20200101\nRRULE:FREQ=YEARLY';
  const long = 'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20240101\nDTSTART;VALUE=DATE:20240101\nDURATION:P327D';
  expect(read(createCalendarFile('apple', yearly, long))).toEqual(['11-20', '11-21', '11-22', '11-23']);
});

test('an instance keeps the clock on the wall, also in a new zone and over the end of summer time', () => {
  const days = { from: '2026-10-22', to: '2026-10-27', timeZone: 'Asia/Kolkata' };
  const series = `DTSTART;TZID=Europe/Berlin:20261019T100000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=9`;
  const id = 'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Kolkata:20261024T133000';
  const berlin = `${id}\nDTSTART;TZID=Europe/Berlin:20261024T140000\nDURATION:PT1H`;
  const before = ['10-22 13:30–14:29', '10-23 13:30–14:29'];
  expect(read(createCalendarFile('google', series, berlin), days)).toEqual([
    ...before,
    ...['10-24 17:30–18:29', '10-25 18:30–19:29', '10-26 18:30–19:29', '10-27 18:30–19:29'],
  ]);
  const kolkata = `${id}\nDTSTART;${KOLKATA}:20261024T080000\nDURATION:PT1H`;
  expect(read(createCalendarFile('google', series, kolkata), days)).toEqual([
    ...before,
    ...['10-24', '10-25', '10-26', '10-27'].map((day) => `${day} 08:00–08:59`),
  ]);
});
