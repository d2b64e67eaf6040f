import { expect, it } from 'vitest';
import { findContactErrors } from './contact-validation.ts';

const VALID = { name: 'Asha', email: 'asha@example.com', phone: '+91 (20) 5550-0100', message: 'Hello' };

it('finds nothing in a complete message', () => {
  expect(findContactErrors(VALID)).toEqual({});
});

it('asks for each field that holds nothing but spaces', () => {
  expect(findContactErrors({ name: ' ', email: '\t', phone: ' '.repeat(12), message: '\n' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    message: 'Message is required',
  });
});

it.each(['asha', 'asha@example', '@example.com', 'asha@.', 'asha@exa mple.com', 'a@b@c.d'])(
  'refuses the email %s',
  (email) => {
    expect(findContactErrors({ ...VALID, email })).toEqual({ email: 'Please enter a valid email address' });
  },
);

it.each(['a@b.c', ' asha@example.com ', 'asha+x@mail.example.co.in'])('takes the email %s', (email) => {
  expect(findContactErrors({ ...VALID, email })).toEqual({});
});

it.each(['123456789', '020-5550-01x', '+91 90000 0000०', '9000000000.'])('refuses the phone %s', (phone) => {
  expect(findContactErrors({ ...VALID, phone })).toEqual({ phone: 'Please enter a valid phone number' });
});

it.each(['1234567890', '(020) 5550', '+91-90000-00000'])('takes the phone %s', (phone) => {
  expect(findContactErrors({ ...VALID, phone })).toEqual({});
});
