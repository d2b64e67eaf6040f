import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import { expect, test } from 'vitest';
import { readSchemaForm } from './read-form.ts';
import { LEFT_OUT, PRESENT, UNTICKED } from './sent-values.ts';

const text: FieldSchema = { type: 'string', maxLength: 2000 };
const SCHEMA: FieldSchema = {
  type: 'object',
  properties: {
    title: text,
    note: text,
    stars: { type: 'integer' },
    isOpen: { type: 'boolean' },
    isNew: { type: 'boolean', default: true },
    days: { type: 'array', items: { enum: ['Monday', 'Tuesday'] } },
    topics: { type: 'array', items: { type: 'object', properties: { title: text, note: text }, required: ['title'] } },
    recovery: { anyOf: [{ type: 'array', items: text }, text] },
    review: { type: 'object', properties: { on: { of: 'day', anyOf: [{ type: 'string' }, {}] } }, required: ['on'] },
  },
  required: ['title', 'isOpen', 'topics'],
};

const read = (body: Record<string, unknown>) => readSchemaForm(SCHEMA, body);
const EMPTY = { title: '', isOpen: false, topics: [] };

test('what an owner left empty is left out where it may be, and an unticked box says no', () => {
  expect(read({ title: 'Hello', note: '', stars: '' })).toEqual({ title: 'Hello', isOpen: false, topics: [] });
});

test('an empty form has its needed fields, in the order of the schema', () => {
  expect(JSON.stringify(read({ topics: PRESENT, isOpen: 'true', title: 'Hello' }))).toBe(
    '{"title":"Hello","isOpen":true,"topics":[]}',
  );
});

test('ends of lines become those of files', () => {
  expect(read({ note: 'One\r\n\r\nTwo' })).toEqual({ ...EMPTY, note: 'One\n\nTwo' });
});

test('a number becomes one, and what is none stays for the check to name', () => {
  expect(read({ stars: '5' })).toEqual({ ...EMPTY, stars: 5 });
  expect(read({ stars: 'five' })).toEqual({ ...EMPTY, stars: 'five' });
});

test('a box that the file did not answer stays unanswered until it is changed', () => {
  expect(read({ isNew: [LEFT_OUT, 'true'] })).toEqual(EMPTY);
  expect(read({ isNew: LEFT_OUT })).toEqual({ ...EMPTY, isNew: false });
  expect(read({ isNew: [UNTICKED, 'true'] })).toEqual({ ...EMPTY, isNew: true });
  expect(read({ isNew: UNTICKED })).toEqual({ ...EMPTY, isNew: false });
});

test('entries follow each other by their numbers, also with gaps and out of order', () => {
  expect(read({ 'topics.10.title': 'c', 'topics.2.title': 'b', 'topics.0.title': 'a' })).toEqual({
    ...EMPTY,
    topics: [{ title: 'a' }, { title: 'b' }, { title: 'c' }],
  });
});

test('a list without a tick differs from one that is absent', () => {
  expect(read({ days: PRESENT })).toEqual({ ...EMPTY, days: [] });
  expect(read({ days: [PRESENT, 'Tuesday', 'Someday'] })).toEqual({ ...EMPTY, days: ['Tuesday'] });
});

test('a text or a list is read as it was drawn', () => {
  expect(read({ recovery: 'A paragraph.' })).toEqual({ ...EMPTY, recovery: 'A paragraph.' });
  expect(read({ recovery: PRESENT, 'recovery.0': 'A point' })).toEqual({ ...EMPTY, recovery: ['A point'] });
});

test('a group without a day has no day', () => {
  expect(read({ 'review.on': '' })).toEqual({ ...EMPTY, review: {} });
});

test('names that the schema does not know change nothing', () => {
  const names = {
    __proto__: 'x',
    constructor: 'x',
    'topics.__proto__.title': 'x',
    'topics.-1.title': 'x',
    nonsense: 'x',
  };
  const hostile = { ...names, ...JSON.parse('{"__proto__.title": "x"}'), [`${'topics.'.repeat(5000)}title`]: 'x' };
  expect(read(hostile)).toEqual(EMPTY);
  expect(Object.hasOwn(Object.prototype, 'title')).toBe(false);
});

test('a flood of entries and of letters is cut', () => {
  const many = Object.fromEntries(Array.from({ length: 30_000 }, (_, place) => [`topics.${place}.title`, 'x']));
  expect(read(many)).toHaveProperty('topics.length', 2000);
  expect(read({ title: 'x'.repeat(1_000_000) })).toEqual({ ...EMPTY, title: 'x'.repeat(60_000) });
});
