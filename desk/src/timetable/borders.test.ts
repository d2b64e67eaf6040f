import { expect, test } from 'vitest';
import { bordersToWords, findBorders, lastTimeToWords } from './borders.ts';
import { PART_TIMES } from './closure.ts';

const SLOTS = ['11:00', '12:00', '14:00', '15:00'].map((start) => ({ start, end: start.replace(':00', ':59') }));

test.each([
  [PART_TIMES.morning, '12:00 PM is the last closed time. The appointment at 02:00 PM takes place.'],
  [PART_TIMES.afternoon, '02:00 PM is the first closed time. The appointment at 12:00 PM takes place.'],
  [
    { firstTime: '12:00', lastTime: '14:00' },
    '12:00 PM is the first closed time. The appointment at 11:00 AM takes place. 02:00 PM is the last closed time. The appointment at 03:00 PM takes place.',
  ],
  // A slot that a closed time begins within is closed.
  [{ firstTime: '12:30', lastTime: '' }, '12:00 PM is the first closed time. The appointment at 11:00 AM takes place.'],
  [PART_TIMES.day, ''],
  [{ firstTime: '', lastTime: '10:00' }, ''],
])('a receptionist reads which times %j closes, and which take place', (times, words) => {
  expect(bordersToWords(findBorders(SLOTS, times))).toBe(words);
});

test('a receptionist reads by an example that the last time is closed too', () => {
  expect(lastTimeToWords(SLOTS.map(({ start }) => start))).toBe(
    'The last time counts too: 02:00 PM as the last one includes 02:00 PM, and not 03:00 PM.',
  );
  expect(lastTimeToWords(['09:00'])).toBe('');
});
