import { expect, test } from 'vitest';
import { createReviewSignals } from '#src/appointments/review-signals.ts';
import { appointment, createAppointments, createTestApp } from '../helper.ts';

const LONG_MESSAGE = 'The same words that a program sends again and again under other names.';

test.each<[string, Partial<typeof appointment>]>([
  ['a link in the message', { message: 'Cheap loans at https://spam.example' }],
  ['a link without a scheme', { message: 'see www.spam.example' }],
  ['markup for a link', { message: '<a href=x>' }],
  ['a link as a name', { name: 'http://spam.example' }],
])('%s is stored and marked for the desk', async (_what, change) => {
  const { book, readRows } = await createTestApp();
  expect((await book({ ...appointment, ...change })).statusCode).toBe(201);
  expect(readRows()).toMatchObject([{ needs_review: 1, ...change }]);
});

test('a message that many send is marked from the fourth phone on', async () => {
  const { book, readRows } = await createTestApp();
  const messages = [LONG_MESSAGE, LONG_MESSAGE.toUpperCase(), `${LONG_MESSAGE} `, LONG_MESSAGE, LONG_MESSAGE];
  for (const [index, booking] of createAppointments(5).entries()) {
    expect((await book({ ...booking, message: messages[index] })).statusCode).toBe(201);
  }
  const marks = readRows().map((row) => [row.phone, row.needs_review]);
  expect(marks.sort().map(([, mark]) => mark)).toEqual([0, 0, 0, 1, 1]);
});

test('what patients write is not marked', () => {
  const needsReview = createReviewSignals();
  for (const message of ['', 'Follow-up visit', 'Pain since Monday. It is worse at night, 8/10.', LONG_MESSAGE]) {
    for (let visit = 1; visit <= 5; visit += 1) expect(needsReview({ ...appointment, message })).toBe(false);
  }
  for (const booking of createAppointments(50)) expect(needsReview({ ...booking, message: 'Piles' })).toBe(false);
});
