import * as datesAndTimes from '@clinic/contract/messages/hi/dates-and-times.ts';
import { describe, expect, test } from 'vitest';
import { doctorHoursWords } from './hours.ts';
import { durationToWords, reasonWords } from './refusals.ts';
import { nextFreeToTime } from './services.ts';

describe('Hindi', () => {
  test('names days and months, with the digits 0 to 9', () => {
    expect(datesAndTimes.dateToWords('2026-11-24')).toBe('मंगलवार, 24 नवंबर 2026');
    expect(datesAndTimes.dateToDay('2027-02-07')).toBe('रविवार 7 फरवरी');
    expect(datesAndTimes.dateToDayOfYear('2027-01-26')).toBe('26 जनवरी');
    expect(datesAndTimes.dateToPostDay('2026-09-10')).toBe('10 सितंबर 2026');
    expect(datesAndTimes.monthToWords('2026-12')).toBe('दिसंबर 2026');
    expect(datesAndTimes.weekdayToWords('Saturday')).toBe('शनिवार');
    expect(datesAndTimes.weekdayToShort('Monday')).toBe('सोम');
  });

  test.each([
    ['03:30', 'रात 3:30 बजे'],
    ['11:00', 'सुबह 11:00 बजे'],
    ['12:00', 'दोपहर 12:00 बजे'],
    ['15:45', 'दोपहर 3:45 बजे'],
    ['16:00', 'शाम 4:00 बजे'],
    ['20:00', 'रात 8:00 बजे'],
    ['24:00', 'रात 12:00 बजे'],
  ])('says %s as %s', (time, words) => {
    expect(datesAndTimes.clockToWords(time)).toBe(words);
  });

  test('writes a label in words, and another text as it is', () => {
    expect(datesAndTimes.labelToWords('02:00 PM')).toBe('दोपहर 2:00 बजे');
    expect(datesAndTimes.labelToWords('noon')).toBe('noon');
    expect(datesAndTimes.clocksToSpan('11:00', '19:00')).toBe('सुबह 11:00 – शाम 7:00');
  });

  test('leaves the part of the day out below a heading that names it', () => {
    expect(datesAndTimes.labelToTile('02:00 PM', 'दोपहर')).toBe('2:00');
    expect(datesAndTimes.labelToTile('02:00 PM', '')).toBe('दोपहर 2:00');
    expect(datesAndTimes.labelToTile('02:00 PM', 'शाम')).toBe('दोपहर 2:00');
  });

  test('names the part of the day once for times in a row', () => {
    expect(doctorHoursWords.span('16:00', '18:30')).toBe('शाम 4:00 से 6:30 बजे तक');
    expect(doctorHoursWords.span('11:00', '13:00')).toBe('सुबह 11:00 से दोपहर 1:00 बजे तक');
    expect(doctorHoursWords.times(['09:00', '10:30', '14:00'])).toBe('सुबह 9:00, 10:30 और दोपहर 2:00 बजे');
  });

  test('says the next free time and why a day is closed', () => {
    const next = { date: '2026-11-24', slot: '10:00', doctor: 'डॉ. नमुना काले', doctorId: 'a', departmentId: 'b' };
    expect(nextFreeToTime(next)).toBe('मंगल 24 नवंबर, सुबह 10:00 बजे');
    const params = { date: '2026-11-22', nextDate: '2026-11-23' };
    expect(reasonWords['weekday-closed']({ code: 'weekday-closed', detail: '', params })).toBe(
      'क्लिनिक रविवार को बुकिंग नहीं लेता। अगला खुला दिन है सोमवार, 23 नवंबर 2026।',
    );
    expect(durationToWords(3, 'minute')).toBe('3 मिनट');
  });
});
