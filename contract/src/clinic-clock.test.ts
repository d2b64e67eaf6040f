import { expect, test } from 'vitest';
import { getTimeOfDay, getToday, isTimeZone, toInstant } from './clinic-clock.ts';

const KOLKATA = 'Asia/Kolkata';
const LONDON = 'Europe/London';
const NEW_YORK = 'America/New_York';

test.each([
  [KOLKATA, '2026-11-20T18:29:59.999Z', '2026-11-20', '23:59'],
  [KOLKATA, '2026-11-20T18:30:00.000Z', '2026-11-21', '00:00'],
  [KOLKATA, '2026-12-31T18:30:00Z', '2027-01-01', '00:00'],
  [KOLKATA, '2028-02-28T18:30:00Z', '2028-02-29', '00:00'],
  [KOLKATA, '2027-02-28T18:30:00Z', '2027-03-01', '00:00'],
  [LONDON, '2027-03-28T00:59:59Z', '2027-03-28', '00:59'],
  [LONDON, '2027-03-28T01:00:00Z', '2027-03-28', '02:00'],
  [LONDON, '2027-06-30T23:00:00Z', '2027-07-01', '00:00'],
  [LONDON, '2026-12-31T23:59:00Z', '2026-12-31', '23:59'],
  [NEW_YORK, '2027-03-15T03:59:00Z', '2027-03-14', '23:59'],
  [NEW_YORK, '2027-11-08T04:59:00Z', '2027-11-07', '23:59'],
  ['Pacific/Kiritimati', '2026-11-20T10:00:00Z', '2026-11-21', '00:00'],
  ['Pacific/Pago_Pago', '2026-11-20T10:59:00Z', '2026-11-19', '23:59'],
  ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21', '00:00'],
  ['UTC', '2026-11-20T00:00:00Z', '2026-11-20', '00:00'],
])('in %s, %s is %s at %s', (zone, instant, date, time) => {
  expect([getToday(zone, new Date(instant)), getTimeOfDay(zone, new Date(instant))]).toEqual([date, time]);
});

test.each([
  ['a zone without summer time', KOLKATA, '2026-11-24', '14:00', '2026-11-24T08:30:00.000Z'],
  ['the day before the clocks go forward', LONDON, '2027-03-27', '09:00', '2027-03-27T09:00:00.000Z'],
  ['that day, before they do', LONDON, '2027-03-28', '00:30', '2027-03-28T00:30:00.000Z'],
  ['that day, after', LONDON, '2027-03-28', '02:00', '2027-03-28T01:00:00.000Z'],
  ['the day after', LONDON, '2027-03-29', '09:00', '2027-03-29T08:00:00.000Z'],
  ['the day before the clocks go back', LONDON, '2027-10-30', '09:00', '2027-10-30T08:00:00.000Z'],
  ['that day, after', LONDON, '2027-10-31', '02:00', '2027-10-31T02:00:00.000Z'],
  ['west of Greenwich in winter', NEW_YORK, '2027-03-13', '09:00', '2027-03-13T14:00:00.000Z'],
  ['west of Greenwich in summer', NEW_YORK, '2027-03-14', '09:00', '2027-03-14T13:00:00.000Z'],
  ['the south, where summer ends in April', 'Australia/Sydney', '2027-04-04', '09:00', '2027-04-03T23:00:00.000Z'],
  ['a time that is skipped', NEW_YORK, '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
  ['half an hour that is skipped', 'Australia/Lord_Howe', '2027-10-03', '02:15', '2027-10-02T15:45:00.000Z'],
  ['a midnight that is skipped', 'Africa/Cairo', '2027-04-30', '00:00', '2027-04-29T22:00:00.000Z'],
  ['a day that is skipped', 'Pacific/Apia', '2011-12-30', '09:00', '2011-12-30T19:00:00.000Z'],
  ['a time that comes twice', LONDON, '2027-10-31', '01:30', '2027-10-31T00:30:00.000Z'],
])('%s: in %s, %s at %s is %s', (_what, zone, date, time, instant) => {
  expect(toInstant(zone, date, time).toISOString()).toBe(instant);
});

test('a day begins at its first instant', () => {
  expect(toInstant(KOLKATA, '2026-11-21').toISOString()).toBe('2026-11-20T18:30:00.000Z');
  expect(getTimeOfDay('Africa/Cairo', toInstant('Africa/Cairo', '2027-04-30'))).toBe('01:00');
});

test('what is no date is no instant, and no stumbling block', () => {
  for (const text of ['', 'soon', '2026-02-31x', '20265-03-12']) {
    expect(toInstant(KOLKATA, text, '09:00').getTime()).toBeNaN();
  }
  for (const date of ['0000-01-01', '9999-12-31']) expect(toInstant(KOLKATA, date).getTime()).not.toBeNaN();
});

test.each([KOLKATA, LONDON, 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])('%s is a zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

// Postgres reverses the sign of an offset.
test.each(['', 'IST', 'EST', '+05:30', 'GMT+5:30', 'asia/kolkata', 'Asia/Poona2', 'Mars/Crater', "Asia/Kolkata' --"])(
  '%o is none',
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);
