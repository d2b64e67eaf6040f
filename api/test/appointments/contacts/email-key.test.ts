import { expect, test } from 'vitest';
import { emailToKey } from '#src/appointments/contacts/email-key.ts';

test.each([
  ['asha@patient.example', 'asha@patient.example'],
  ['Asha@Patient.Example', 'asha@patient.example'],
  [' asha@patient.example ', 'asha@patient.example'],
  ['asha+clinic@patient.example', 'asha@patient.example'],
  ['asha+a+b@patient.example.', 'asha@patient.example'],
  ['a.s.h.a@gmail.com', 'asha@gmail.com'],
  ['Asha@Bücher.example', 'asha@xn--bcher-kva.example'],
  ['Asha+2@GoogleMail.com', 'asha@gmail.com'],
  ['a.sha@patient.example', 'a.sha@patient.example'],
  ['asha@mail.gmail.com', 'asha@mail.gmail.com'],
  ['+asha@patient.example', '+asha@patient.example'],
  [' ', ''],
])('%s is %s', (email, key) => {
  expect(emailToKey(email)).toBe(key);
});
