import { expect, test } from 'vitest';
import { NoCalendar } from '#src/busy/calendar-file.ts';
import { DAYS, read } from './busy-times.ts';
import { createCalendarFile, type Program } from './sample-calendars.ts';

const ZONES: Record<Program, string> = {
  google: 'Asia/Kolkata',
  outlook: 'India Standard Time',
  apple: 'Asia/Kolkata',
  bare: 'India Standard Time',
};

const PROGRAMS = Object.entries(ZONES) as [Program, string][];

test.each(PROGRAMS)('%s: an event of its zone %s is busy up to its end', (program, zone) => {
  const event = `DTSTART;TZID=${zone}:20261124T100000\nDTEND;TZID=${zone}:20261124T113000`;
  expect(read(createCalendarFile(program, event))).toEqual(['11-24 10:00–11:29']);
});

test.each(PROGRAMS)('%s: a series without an end, with one moved and one cancelled instance', (program, zone) => {
  const text = createCalendarFile(
    program,
    `DTSTART;TZID=${zone}:20200106T090000\nDTEND;TZID=${zone}:20200106T100000\nRRULE:FREQ=WEEKLY;BYDAY=MO,TH
EXDATE;TZID=${zone}:20261126T090000`,
    `RECURRENCE-ID;TZID=${zone}:20261123T090000\nDTSTART;TZID=${zone}:20261123T150000\nDTEND;TZID=${zone}:20261123T160000`,
    `RECURRENCE-ID;TZID=${zone}:20261203T090000\nDTSTART;TZID=${zone}:20261203T090000
DTEND;TZID=${zone}:20261203T100000\nSTATUS:CANCELLED`,
  );
  expect(read(text)).toEqual(['11-23 15:00–15:59', '11-30 09:00–09:59']);
});

const SERIES = `DTSTART;TZID=Asia/Kolkata:20261123T090000\nDTEND;TZID=Asia/Kolkata:20261123T100000
RRULE:FREQ=DAILY;COUNT=3`;
const MOVED = 'DTSTART;TZID=Asia/Kolkata:20261124T170000\nDTEND;TZID=Asia/Kolkata:20261124T173000';

test.each([
  ['in another zone than its series', 'RECURRENCE-ID;TZID=Europe/Berlin:20261124T043000'],
  ['in UTC', 'RECURRENCE-ID:20261124T033000Z'],
  ['without a zone', 'RECURRENCE-ID:20261124T090000'],
  ['as a day', 'RECURRENCE-ID;VALUE=DATE:20261124'],
])('a changed instance that is named %s takes the place of its own', (_form, id) => {
  expect(read(createCalendarFile('google', SERIES, `${id}\n${MOVED}`))).toEqual([
    '11-23 09:00–09:59',
    '11-24 17:00–17:29',
    '11-25 09:00–09:59',
  ]);
});

test('events of one name that are no instances are each busy', () => {
  expect(read(createCalendarFile('bare', SERIES, MOVED))).toEqual([
    ...['11-23 09:00–09:59', '11-24 09:00–09:59', '11-24 17:00–17:29', '11-25 09:00–09:59'],
  ]);
});

test('a date that is left out of a series is by its clock where it names none', () => {
  const series = 'DTSTART;TZID=Europe/Berlin:20261123T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=2';
  expect(read(createCalendarFile('bare', `${series}\nEXDATE:20261123T090000`))).toEqual(['11-24 13:30–14:29']);
});

test('times without a zone are by that of their calendar, and whole days by the clinic’s', () => {
  const text = createCalendarFile(
    'google',
    'UID:a\nDTSTART:20261124T100000\nDURATION:PT30M',
    'UID:b\nDTSTART;VALUE=DATE:20261125',
  );
  expect(read(text.replace('X-WR-TIMEZONE:Asia/Kolkata', 'X-WR-TIMEZONE:Europe/Berlin'))).toEqual([
    ...['11-24 14:30–14:59', '11-25'],
  ]);
  expect(read(text.replace('X-WR-TIMEZONE:Asia/Kolkata', 'X-WR-TIMEZONE:Nowhere'))).toEqual([
    ...['11-24 10:00–10:29', '11-25'],
  ]);
});

test('a changed instance that lost its series is busy by itself', () => {
  expect(read(createCalendarFile('outlook', `RECURRENCE-ID:20261124T090000\n${MOVED}`))).toEqual(['11-24 17:00–17:29']);
});

const FIRST_DAYS = ['12-01', '12-02', '12-03', '12-04'];

test.each([
  ['one whole day', 'DTSTART;VALUE=DATE:20261124\nDTEND;VALUE=DATE:20261125', ['11-24']],
  ['a whole day without an end', 'DTSTART;VALUE=DATE:20261124', ['11-24']],
  ['days by their length', 'DTSTART;VALUE=DATE:20261124\nDURATION:P2D', ['11-24', '11-25']],
  [
    'days from before the first to after the last',
    'DTSTART;VALUE=DATE:20261001\nDTEND;VALUE=DATE:20261122',
    ['11-20', '11-21'],
  ],
  ['a birthday each year', 'DTSTART;VALUE=DATE:19801124\nRRULE:FREQ=YEARLY', ['11-24']],
  [
    'no day that its month lacks, and each one that it has',
    'DTSTART;VALUE=DATE:20191031\nRRULE:FREQ=YEARLY;BYMONTH=10,11;BYMONTHDAY=31,30',
    ['11-30'],
  ],
  [
    'whole days up to a day',
    'DTSTART;VALUE=DATE:20261120\nRRULE:FREQ=DAILY;UNTIL=20261122',
    ['11-20', '11-21', '11-22'],
  ],
  ['a night', 'DTSTART;TZID=Asia/Kolkata:20261124T220000\nDURATION:PT10H', ['11-24 22:00–23:59', '11-25 00:00–07:59']],
  ['no time at all', 'DTSTART:20261124T043000Z', []],
  ['a week', 'DTSTART;VALUE=DATE:20261128\nDURATION:P1W', ['11-28', '11-29', '11-30', ...FIRST_DAYS]],
  ['a week by the hour', 'DTSTART:20261128T183000Z\nDURATION:P1W', ['11-29', '11-30', ...FIRST_DAYS, '12-05']],
  ['no time that ends before it begins', 'DTSTART:20261124T053000Z\nDTEND:20261124T043000Z', []],
  ['a day that ends before it begins', 'DTSTART;VALUE=DATE:20261124\nDTEND;VALUE=DATE:20261123', ['11-24']],
  ['a day and its hour', 'DTSTART;VALUE=DATE:20261124\nDTEND:20261125T000000', ['11-24']],
  [
    'an end without the zone of its begin',
    'DTSTART;TZID=Europe/Berlin:20261124T053000\nDTEND:20261124T060000',
    ['11-24 10:00–10:29'],
  ],
  ['seconds, to whole minutes', 'DTSTART:20261124T043010Z\nDTEND:20261124T044001Z', ['11-24 10:00–10:10']],
])('%s', (_words, event, busy) => {
  expect(read(createCalendarFile('apple', event))).toEqual(busy);
});

test.each([
  ['by the clinic’s clock without a zone', '', '20261124T100000', '11-24 10:00–10:29'],
  ['by the clinic’s clock in an unknown zone', ';TZID=Nowhere', '20261124T100000', '11-24 10:00–10:29'],
  [
    'in a zone of libical, which the file does not describe',
    ';TZID=/freeassociation.sourceforge.net/Tzfile/Europe/Berlin',
    '20261124T100000',
    '11-24 14:30–14:59',
  ],
  [
    'in a zone of three names',
    ';TZID=/citadel.org/20210210_1/America/Argentina/Salta',
    '20261124T100000',
    '11-24 18:30–18:59',
  ],
  ['in a zone of Exchange', ';TZID="tzone://Microsoft/Olson/Europe/Berlin"', '20261124T100000', '11-24 14:30–14:59'],
  ['in one with an unquoted colon', ';TZID=tzone://Microsoft/Utc', '20261124T100000', '11-24 15:30–15:59'],
  [
    'in one beside other parameters',
    ';TZID=tzone://Microsoft/Custom;VALUE=DATE-TIME',
    '20261124T100000',
    '11-24 10:00–10:29',
  ],
  [
    'in a zone with a path before it',
    ';TZID=/mozilla.org/20050126_1/Europe/Berlin',
    '20261124T100000',
    '11-24 14:30–14:59',
  ],
  ['in a zone of Windows', ';TZID=W. Europe Standard Time', '20261124T100000', '11-24 14:30–14:59'],
  ['in a quoted zone', ';TZID="Pacific Standard Time"', '20261124T100000', '11-24 23:30–23:59'],
  ['in UTC', '', '20261124T100000Z', '11-24 15:30–15:59'],
])('an event is read %s', (_words, zone, time, busy) => {
  expect(read(createCalendarFile('bare', `DTSTART${zone}:${time}\nDURATION:PT30M`))).toEqual([busy]);
});

test('a zone that only the file knows is read from it', () => {
  // Its offset counts, whatever place it names besides.
  const rules = `X-LIC-LOCATION:Asia/Kolkata\nBEGIN:STANDARD\nDTSTART:16010101T000000\nTZOFFSETFROM:+0400
TZOFFSETTO:+0400\nTZNAME:Asia/Kolkata\nEND:STANDARD\nEND:VTIMEZONE\n`;
  for (const name of ['Customized Time Zone', 'tzone://Microsoft/Custom']) {
    const zone = `BEGIN:VTIMEZONE\nTZID:${name}\n${rules}`;
    const text = createCalendarFile('bare', `DTSTART;TZID=${name}:20261124T100000\nDURATION:PT30M`);
    expect(read(text.replace('BEGIN:VEVENT', `${zone}BEGIN:VEVENT`)), name).toEqual(['11-24 11:30–11:59']);
  }
});

test('a series keeps its own clock over the end of summer time, and ends with its last day', () => {
  const days = { ...DAYS, from: '2026-10-20', to: '2026-10-30' };
  const series = 'DTSTART;TZID=Europe/Berlin:20261019T100000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;BYDAY=MO,FR';
  expect(read(createCalendarFile('google', series), days)).toEqual([
    '10-23 13:30–14:29',
    '10-26 14:30–15:29',
    '10-30 14:30–15:29',
  ]);
  for (const until of ['20261026T090000Z', '20261026T100000', '20261026']) {
    expect(read(createCalendarFile('google', `${series};UNTIL=${until}`), days)).toHaveLength(2);
  }
  expect(read(createCalendarFile('google', `${series};UNTIL=20261026T085959Z`), days)).toHaveLength(1);
});

test('a series of every other week keeps its weeks for years, and one that is counted its count', () => {
  const start = 'DTSTART;TZID=Asia/Kolkata:20150105T090000\nDURATION:PT1H\nRRULE:FREQ=';
  // 5 January 2015 and 30 November 2026 are 621 weeks apart, 23 November an even number of weeks.
  expect(read(createCalendarFile('google', `${start}WEEKLY;INTERVAL=2;BYDAY=MO,TU`))).toEqual([
    '11-23 09:00–09:59',
    '11-24 09:00–09:59',
  ]);
  expect(read(createCalendarFile('google', `${start}WEEKLY;COUNT=621`))).toEqual(['11-23 09:00–09:59']);
  expect(read(createCalendarFile('google', `${start}MONTHLY;BYDAY=-1MO`))).toEqual(['11-30 09:00–09:59']);
});

test('added and left out dates of other zones and forms count', () => {
  const text = createCalendarFile(
    'bare',
    `DTSTART;TZID=Asia/Kolkata:20261123T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=4
RDATE;TZID=Europe/Berlin:20261128T060000,20261129T060000\nRDATE;VALUE=PERIOD:20261130T033000Z/PT30M
EXDATE:20261124T033000Z\nEXDATE;VALUE=DATE:20261125`,
  );
  const busy = ['11-23', '11-26'].map((day) => `${day} 09:00–09:59`);
  const added = ['11-28', '11-29'].map((day) => `${day} 10:30–11:29`);
  // A period has its own length.
  expect(read(text)).toEqual([...busy, ...added, '11-30 09:00–09:29']);
});

test('events that overlap or meet are one busy time, and two calendars in a file are both read', () => {
  const create = (from: string, to: string, uid: string) => {
    return createCalendarFile('apple', `UID:${uid}\nDTSTART:20261124T${from}Z\nDTEND:20261124T${to}Z`);
  };
  const text =
    create('043000', '053000', 'one') + create('050000', '060000', 'two') + create('060000', '063000', 'three');
  expect(read(text)).toEqual(['11-24 10:00–11:59']);
});

test.each([
  ['a page that asks for a sign-in', '<!doctype html><html><title>Sign in</title></html>'],
  ['an empty file', ''],
  ['a file that is cut off', createCalendarFile('google', SERIES).slice(0, -80)],
  ['an address book', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Canary\r\nEND:VCARD\r\n'],
  ['words', 'The service is down.'],
])('%s is no calendar, and an error says nothing of it', (_words, text) => {
  expect(() => read(text)).toThrow(new NoCalendar());
});

test('a calendar without events has no busy times', () => {
  expect(read(createCalendarFile('google'))).toEqual([]);
});
