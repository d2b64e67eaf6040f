// @vitest-environment happy-dom
import { EMPTY_REQUEST } from '@clinic/contract/booking-form.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PersonalStep } from './PersonalStep.tsx';

afterEach(cleanup);

const VALUES = { ...EMPTY_REQUEST, name: 'Asha' };

test.each([
  ['12', 'Is this number complete?'],
  ['', ''],
  ['98765 43210', ''],
])('who types %j is asked: %j', (phone, question) => {
  const { container } = render(
    <PersonalStep values={{ ...VALUES, phone }} errors={{}} onChange={() => {}} required={{ required: true }} />,
  );
  expect(container.querySelector('[aria-live]')?.textContent).toBe(question);
  expect(screen.getByLabelText('Phone Number').getAttribute('aria-invalid')).toBe('false');
});
