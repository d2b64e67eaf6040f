// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { startCounting } from './ChoiceForm.script.ts';
import { ChoiceForm } from './ChoiceForm.tsx';

afterEach(cleanup);

const form = (
  <ChoiceForm pattern="message:1" title="Same message" count={2}>
    <input type="checkbox" name="id" value="a" aria-label="Asha" defaultChecked />
    <input type="checkbox" name="id" value="b" aria-label="Ravi" />
  </ChoiceForm>
);

test('a receptionist sees how many bookings are selected', async () => {
  render(form);
  startCounting(document);
  expect(screen.getByRole('status').textContent).toBe('1 selected');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ravi' }));
  expect(screen.getByRole('status').textContent).toBe('2 selected');
  expect(screen.getByText('Cancel 2 without mails')).toBeTruthy();
});

test('a receptionist without script reads no number in the actions', () => {
  render(form);
  expect(screen.getByText('Cancel without mails')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});
