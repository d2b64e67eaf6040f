// @vitest-environment happy-dom
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PersonalStep } from './PersonalStep.tsx';

afterEach(cleanup);

const VALUES = { ...EMPTY_REQUEST, name: 'Asha' };

test.each([
  [true, 'Is this number complete?'],
  [false, ''],
])('a short number that is asked about (%j) is no mistake', (isPhoneAsked, question) => {
  const { container } = render(
    <PersonalStep values={{ ...VALUES, phone: '12' }} errors={{}} onChange={() => {}} isPhoneAsked={isPhoneAsked} />,
  );
  expect(container.querySelector('p[aria-live]')?.textContent).toBe(question);
  expect(screen.getByLabelText('Phone Number').getAttribute('aria-invalid')).toBe('false');
});
