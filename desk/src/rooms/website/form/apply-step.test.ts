import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import { expect, test } from 'vitest';
import { applyStep } from './apply-step.ts';

const text: FieldSchema = { type: 'string' };
const session: FieldSchema = { type: 'object', properties: { day: text, room: text }, required: ['day'] };
const SCHEMA: FieldSchema = {
  type: 'object',
  properties: {
    sessions: { type: 'array', items: session, maxItems: 3 },
    glance: {
      type: 'object',
      properties: { cost: text, rows: { type: 'array', items: text, minItems: 2 } },
      required: ['rows'],
    },
    recovery: { anyOf: [{ type: 'array', items: text }, text] },
    sign: { anyOf: [text, { type: 'object', properties: { id: text, text }, required: ['id', 'text'] }] },
  },
  required: ['sessions'],
};
const [A, B] = [{ day: 'a' }, { day: 'b' }];

test.each([
  ['add:sessions', { sessions: [A] }, { sessions: [A, { day: '' }] }],
  ['add:sessions', { sessions: [A, A, A] }, { sessions: [A, A, A] }],
  ['remove:sessions.0', { sessions: [A, B] }, { sessions: [B] }],
  ['up:sessions.1', { sessions: [A, B] }, { sessions: [B, A] }],
  ['down:sessions.0', { sessions: [A, B] }, { sessions: [B, A] }],
  ['up:sessions.0', { sessions: [A, B] }, { sessions: [A, B] }],
  ['add:glance', { sessions: [] }, { sessions: [], glance: { rows: ['', ''] } }],
  ['remove:glance', { sessions: [], glance: { rows: [] } }, { sessions: [] }],
  ['remove:sessions', { sessions: [A] }, { sessions: [A] }],
  ['up:glance.rows.1', { glance: { rows: ['a', 'b'] } }, { glance: { rows: ['b', 'a'] } }],
  ['switch:recovery', { recovery: 'One.\n\nTwo.' }, { recovery: ['One.', 'Two.'] }],
  ['switch:recovery', { recovery: ['One.', 'Two.'] }, { recovery: 'One.\n\nTwo.' }],
  ['switch:sign', { sign: 'black-stool' }, { sign: { id: 'black-stool', text: '' } }],
  ['switch:sign', { sign: { id: 'black-stool', text: 'x' } }, { sign: 'black-stool' }],
  ['add:nonsense', { sessions: [] }, { sessions: [] }],
  ['add:__proto__', { sessions: [] }, { sessions: [] }],
  ['remove:sessions.9', { sessions: [A] }, { sessions: [A] }],
  ['explode:sessions', { sessions: [A] }, { sessions: [A] }],
  ['', { sessions: [A] }, { sessions: [A] }],
])('%s changes %j', (step, value, changed) => {
  expect(applyStep(SCHEMA, value, step)).toEqual(changed);
});

test('the value itself stays as it was', () => {
  const value = { sessions: [A, B] };
  applyStep(SCHEMA, value, 'up:sessions.1');
  expect(value).toEqual({ sessions: [A, B] });
});
