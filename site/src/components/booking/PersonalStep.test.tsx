// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PersonalStep } from './PersonalStep.tsx';

afterEach(cleanup);

const VALUES = {
  name: 'Asha',
  email: '',
  phone: '',
  department: '',
  doctor: '',
  appointmentDate: '',
  appointmentTime: '',
  message: '',
};

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
