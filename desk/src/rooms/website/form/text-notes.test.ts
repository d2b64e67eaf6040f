import { expect, test } from 'vitest';
import { tellGrade, tellLength } from './text-notes.ts';

test('an owner reads how much room is left, and how much is too much', () => {
  expect(tellLength(' one ', 2000)).toBe('3 of 2,000 characters.');
  expect(tellLength('x'.repeat(83), 80)).toBe('83 of 80 characters: 3 too many.');
});

test('an owner reads how easily patients read a text, once it has a whole sentence', () => {
  expect(tellGrade('Postoperative complications')).toBe('');
  expect(tellGrade('The cut is small. It heals in a week.')).toBe('Reading grade 0: easy for most patients.');
  expect(tellGrade('Postoperative complications are predominantly gastrointestinal.')).toMatch(
    /^Reading grade \d\d(\.\d)?: hard for many patients\. Shorter sentences and words bring it to 6\.5\.$/,
  );
});
