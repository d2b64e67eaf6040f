// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { deskReviewMessages as words } from '#messages/desk-review.ts';
import { ReviewChoice } from './ReviewChoice.island.tsx';

afterEach(cleanup);

const form = (
  <ReviewChoice pattern="message:1">
    <input type="checkbox" name="id" value="a" aria-label="Asha" defaultChecked />
    <input type="checkbox" name="id" value="b" aria-label="Ravi" />
  </ReviewChoice>
);

test('the desk sees how many bookings are selected', async () => {
  render(form);
  expect(screen.getByRole('status').textContent).toBe(words.chosen(1));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ravi' }));
  expect(screen.getByRole('status').textContent).toBe(words.chosen(2));
  expect(screen.getByText(words.askCounted(2))).toBeTruthy();
});

test('without script the actions name no number', () => {
  const html = renderToString(form);
  expect(html).toContain(words.ask);
  expect(html).not.toContain(words.chosen(1));
});
