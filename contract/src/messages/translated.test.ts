import { expect, test } from 'vitest';
import * as english from './en/dates-and-times.ts';
import * as hindi from './hi/dates-and-times.ts';
import * as marathi from './mr/dates-and-times.ts';

test('only English names the time zone of India', () => {
  expect([english, hindi, marathi].map(({ zoneToWords }) => zoneToWords('IST'))).toEqual(['IST', '', '']);
});

test('each language names a zone that its readers do not expect', () => {
  expect([english, hindi, marathi].map(({ zoneToWords }) => zoneToWords('GMT+1'))).toEqual(['GMT+1', 'GMT+1', 'GMT+1']);
});
