import { expect, test } from 'vitest';
import { splitTitle } from './display-title.ts';

test.each([
  ['Gallery', 'Gallery', ''],
  ['Patient portal', 'Patient', 'portal'],
  ['Frequently asked questions', 'Frequently asked', 'questions'],
  ['Page not found', 'Page not', 'found'],
  ['Laparoscopy: a guide, in short', 'Laparoscopy:', 'a guide, in short'],
])('%s is split into two weights', (title, thin, bold) => {
  expect(splitTitle(title)).toEqual({ thin, bold });
});
