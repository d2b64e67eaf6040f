import { readTokens } from '@clinic/ui/build/brand-colors.ts';
import { expect, it } from 'vitest';
import { readDevanagariTokens } from './devanagari.ts';

/** Figures have no signs above or below, codes are Latin, and the wordmark fills its width. */
const KEPT = ['--leading-figure', '--tracking-figure', '--tracking-code', '--tracking-wordmark'];

const MIN_LEADING = 1.15;
const MIN_LEADING_OF_TEXT = 1.5;

const readValues = (css: string) =>
  new Map(Array.from(css.matchAll(/(--[\w-]+): ([^;]+);/g), ([, name, value]) => [name, value]));

const devanagari = readValues(readDevanagariTokens('hi'));
const names = [...readValues(readTokens()).keys()].filter((name = '') => !KEPT.includes(name));

it('gives the signs above and below letters their room', () => {
  const leadings = names.filter((name) => name?.startsWith('--leading-'));
  const cramped = leadings.filter((name) => !(Number(devanagari.get(name)) >= MIN_LEADING));
  expect(leadings).not.toEqual([]);
  expect(cramped).toEqual([]);
  for (const name of ['--leading-small', '--leading-body', '--leading-finger']) {
    expect(Number(devanagari.get(name)), name).toBeGreaterThanOrEqual(MIN_LEADING_OF_TEXT);
  }
});

it('does not move letters together or apart, which would break their top line', () => {
  const trackings = names.filter((name) => name?.startsWith('--tracking-'));
  expect(trackings).not.toEqual([]);
  expect(trackings.filter((name) => devanagari.get(name) !== '0')).toEqual([]);
});

it('leaves English pages as they are', () => {
  expect(readDevanagariTokens('en')).toBe('');
});
