import * as datesAndTimes from '@clinic/contract/messages/mr/dates-and-times.ts';
import { describe, expect, test } from 'vitest';
import { doctorHoursWords } from './hours.ts';
import { durationToWords, reasonWords } from './refusals.ts';
import { nextFreeToTime } from './services.ts';

describe('Marathi', () => {
  test('names days and months, with the digits 0 to 9', () => {
    expect(datesAndTimes.dateToWords('2026-11-24')).toBe('मंगळवार, 24 नोव्हेंबर 2026');
    expect(datesAndTimes.dateToDay('2027-02-07')).toBe('रविवार 7 फेब्रुवारी');
    expect(datesAndTimes.dateToDayOfYear('2027-01-26')).toBe('26 जानेवारी');
    expect(datesAndTimes.monthToWords('2026-12')).toBe('डिसेंबर 2026');
    expect(datesAndTimes.weekdayToShort('Tuesday')).toBe('मंगळ');
  });

  test.each([
    ['03:30', 'रात्री 3:30'],
    ['11:00', 'सकाळी 11:00'],
    ['14:00', 'दुपारी 2:00'],
    ['17:30', 'संध्याकाळी 5:30'],
    ['20:00', 'रात्री 8:00'],
  ])('says %s as %s', (time, words) => {
    expect(datesAndTimes.clockToWords(time)).toBe(words);
  });

  test('leaves the part of the day out below a heading that names it', () => {
    expect(datesAndTimes.labelToWords('05:30 PM')).toBe('संध्याकाळी 5:30');
    expect(datesAndTimes.labelToTile('05:30 PM', 'संध्याकाळी')).toBe('5:30');
    expect(datesAndTimes.labelToTile('05:30 PM', 'दुपारी')).toBe('संध्याकाळी 5:30');
  });

  test('names the part of the day once for times in a row', () => {
    expect(doctorHoursWords.span('17:00', '18:30')).toBe('संध्याकाळी 5:00 ते 6:30');
    expect(doctorHoursWords.times(['09:00', '10:30', '14:00'])).toBe('सकाळी 9:00, 10:30 आणि दुपारी 2:00');
  });

  test('says the next free time and why a day is closed', () => {
    const next = { date: '2026-11-24', slot: '10:00', doctor: 'डॉ. नमुना काळे', doctorId: 'a', departmentId: 'b' };
    expect(nextFreeToTime(next)).toBe('मंगळ 24 नोव्हेंबर, सकाळी 10:00');
    const params = { date: '2026-11-22', nextDate: '2026-11-23' };
    expect(reasonWords['weekday-closed']({ code: 'weekday-closed', detail: '', params })).toBe(
      'क्लिनिकमध्ये रविवारी बुकिंग करता येत नाही. क्लिनिक पुढे या दिवशी सुरू आहे: सोमवार, 23 नोव्हेंबर 2026.',
    );
    expect(durationToWords(1, 'minute')).toBe('1 मिनिट');
    expect(durationToWords(3, 'minute')).toBe('3 मिनिटे');
  });
});
