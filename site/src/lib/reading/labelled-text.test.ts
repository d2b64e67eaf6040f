import { describe, expect, it } from 'vitest';
import { splitLabel, splitNumbers } from './labelled-text.ts';

const NUMBERS = ['112', '108', '+91 20 0000 0108'];

describe('splitLabel', () => {
  it('sets the opening words apart', () => {
    expect(splitLabel('Food: normal meals.')).toEqual({ label: 'Food', text: 'normal meals.' });
  });

  it('breaks at the first colon only', () => {
    expect(splitLabel('Work: a desk: at once.')).toEqual({ label: 'Work', text: 'a desk: at once.' });
  });

  it.each([
    'Call us for fever.',
    'It hurts. Then: come back.',
    'दर्द है। फिर: आइए।',
    `${'long '.repeat(10)}opening: text`,
    'At 10:30 come',
  ])('leaves %j whole', (point) => {
    expect(splitLabel(point)).toEqual({ text: point });
  });
});

describe('splitNumbers', () => {
  it('finds each number', () => {
    expect(splitNumbers('Call 112 or +91 20 0000 0108.', NUMBERS)).toEqual([
      { text: 'Call ', isNumber: false },
      { text: '112', isNumber: true },
      { text: ' or ', isNumber: false },
      { text: '+91 20 0000 0108', isNumber: true },
      { text: '.', isNumber: false },
    ]);
  });

  it('leaves other numbers alone', () => {
    expect(splitNumbers('Sugar above 300, call 0000 0108 or 1120.', NUMBERS)).toHaveLength(1);
  });
});
