import { describe, expect, it } from 'vitest';
import { splitEmergencyNumbers, splitLabel } from './labelled-text.ts';

const CLINIC_NUMBER = '+91 20 5550 0108';

describe('splitLabel', () => {
  it('sets the opening words apart', () => {
    expect(splitLabel('Food: normal meals.')).toEqual({ label: 'Food', text: 'normal meals.' });
  });

  it('breaks at the first colon only', () => {
    expect(splitLabel('Work: a desk: at once.')).toEqual({ label: 'Work', text: 'a desk: at once.' });
  });

  it.each(['Call us for fever.', 'It hurts. Then: come back.', `${'long '.repeat(10)}opening: text`, 'At 10:30 come'])(
    'leaves %j whole',
    (point) => {
      expect(splitLabel(point)).toEqual({ text: point });
    },
  );
});

describe('splitEmergencyNumbers', () => {
  it('finds the two numbers', () => {
    expect(splitEmergencyNumbers('Call 112 or 108.', CLINIC_NUMBER)).toEqual([
      { text: 'Call ', isNumber: false },
      { text: '112', isNumber: true },
      { text: ' or ', isNumber: false },
      { text: '108', isNumber: true },
      { text: '.', isNumber: false },
    ]);
  });

  it('leaves other numbers alone', () => {
    expect(splitEmergencyNumbers('Sugar above 300, call 5550 0108.', CLINIC_NUMBER)).toHaveLength(1);
  });

  it("puts the clinic's own number in the place of its mark", () => {
    expect(splitEmergencyNumbers('Call {emergencyPhone}.', CLINIC_NUMBER)).toEqual([
      { text: 'Call ', isNumber: false },
      { text: CLINIC_NUMBER, isNumber: true },
      { text: '.', isNumber: false },
    ]);
  });
});
