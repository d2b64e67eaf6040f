import { describe, expect, it } from 'vitest';
import { splitLabel } from './labelled-text.ts';

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
