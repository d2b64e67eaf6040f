import { expect, it } from 'vitest';
import { splitLinks, stripLinks } from './linked-text.ts';

const TEXT = '[Piles](/services/piles-treatment) or a [tear](/services/laser-fissure-treatment#recovery), [not this].';

it('splits a text at its links', () => {
  expect(splitLinks(TEXT)).toEqual([
    { text: 'Piles', href: '/services/piles-treatment' },
    { text: ' or a ' },
    { text: 'tear', href: '/services/laser-fissure-treatment#recovery' },
    { text: ', [not this].' },
  ]);
  expect(splitLinks('No link.')).toEqual([{ text: 'No link.' }]);
});

it('keeps the words of links alone', () => {
  expect(stripLinks(TEXT)).toBe('Piles or a tear, [not this].');
});

it('makes no link to another site', () => {
  expect(splitLinks('[There](https://elsewhere.example)')).toEqual([{ text: '[There](https://elsewhere.example)' }]);
});
