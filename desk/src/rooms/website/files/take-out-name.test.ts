import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import { expect, test } from 'vitest';
import { takeOutName } from './take-out-name.ts';

const SIGN: FieldSchema = { type: 'string', of: 'sign' };
const WITH_TEXT: FieldSchema = { type: 'object', properties: { id: SIGN, text: { type: 'string' } } };
const SIGNS: FieldSchema = { type: 'array', items: { anyOf: [SIGN, WITH_TEXT] } };
const SCHEMA: FieldSchema = {
  type: 'object',
  properties: {
    tags: { type: 'array', items: { type: 'string' } },
    topics: { type: 'array', items: { type: 'object', properties: { signs: SIGNS } } },
    signs: SIGNS,
    needed: SIGNS,
  },
  required: ['needed'],
};

test('a name leaves every list that holds it, alone or beside words of its own, and no other text', () => {
  const day = new Date('2026-05-14');
  const fields = {
    day,
    tags: ['cough'],
    topics: [{ signs: [{ id: 'cough', text: 'You cough.' }, 'fever'] }],
    signs: ['cough'],
    needed: ['cough'],
  };
  const taken = { day, tags: ['cough'], topics: [{ signs: ['fever'] }], needed: [] };
  expect(takeOutName(SCHEMA, fields, { kind: 'sign', id: 'cough' })).toEqual(taken);
});
