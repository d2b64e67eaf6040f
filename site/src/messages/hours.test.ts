import { expect, test } from 'vitest';
import {
  markWords as hindi,
  doctorHoursWords as hindiHours,
  joinAnd as joinInHindi,
  joinOr as joinOrInHindi,
} from './hi/hours.ts';
import { joinAnd as joinInMarathi, markWords as marathi, doctorHoursWords as marathiHours } from './mr/hours.ts';

test('the desk has its hours in each language', () => {
  expect(hindi.hours(hindi.days('सोमवार', 'शुक्रवार'), '11:00', '19:00')).toBe(
    'सोमवार से शुक्रवार, सुबह 11:00 बजे से शाम 7:00 बजे तक',
  );
  expect(marathi.hours(marathi.days('सोमवार', 'शुक्रवार'), '11:00', '19:00')).toBe(
    'सोमवार ते शुक्रवार, सकाळी 11:00 ते संध्याकाळी 7:00',
  );
});

test('words are joined in each language', () => {
  expect(joinInHindi(['मराठी', 'हिंदी', 'अंग्रेज़ी'])).toBe('मराठी, हिंदी और अंग्रेज़ी');
  expect(joinOrInHindi(['112', '108'])).toBe('112 या 108');
  expect(joinInMarathi(['मराठी', 'हिंदी'])).toBe('मराठी आणि हिंदी');
});

test('every second Saturday is not read as the second Saturday of the month', () => {
  expect(hindiHours.everyWeeks(2, 'शनिवार', true)).toBe('हर दो हफ्ते में, शनिवार को');
  expect(hindiHours.everyWeeks(1, 'शनिवार', true)).toBe('हर हफ्ते में, शनिवार को');
  expect(marathiHours.everyWeeks(2, 'शनिवारी', true)).toBe('दर दोन आठवड्यांनी शनिवारी');
});
