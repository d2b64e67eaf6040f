// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PASSPHRASE_MAX_CHARS } from '#people/door.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { PassphraseForm } from './PassphraseForm.tsx';
import { SignInForm } from './SignInForm.tsx';

afterEach(cleanup);

test('the fields are those that the desk sends', () => {
  const { container } = render(<SignInForm email="" refused={null} />);
  const form = container.querySelector('form');
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/sign-in', 'post']);
  expect(screen.getByLabelText('Email').getAttribute('name')).toBe('email');
  expect(screen.getByLabelText('Passphrase').getAttribute('autocomplete')).toBe('current-password');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal keeps the address, and does not tell whether it is known', () => {
  render(<SignInForm email="asha@clinic.example" refused={{ reason: 'wrong' }} />);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@clinic.example');
  expect(screen.getByRole('alert').textContent).toBe('The email or the passphrase is wrong. Please try again.');
});

test('who has tried too often reads how long to wait', () => {
  render(<SignInForm email="" refused={{ reason: 'too-many', waitSeconds: 170 }} />);
  expect(screen.getByRole('alert').textContent).toContain('Please try again in 3 minutes.');
});

test('who writes more than a passphrase can hold reads so, and nothing is cut off unseen', () => {
  render(<SignInForm email="" refused={{ reason: 'too-long' }} />);
  expect(screen.getByRole('alert').textContent).toContain(`at most ${PASSPHRASE_MAX_CHARS} characters`);
  expect(screen.getByLabelText('Passphrase').hasAttribute('maxlength')).toBe(false);
  cleanup();
  render(<PassphraseForm token="t" email="asha@clinic.example" refused="too-long" />);
  expect(screen.getByText(/^This was too long\./).textContent).toContain(`at most ${PASSPHRASE_MAX_CHARS} characters`);
  expect(screen.getByLabelText('Passphrase').hasAttribute('maxlength')).toBe(false);
});

test('a passphrase that was refused says why at its field', () => {
  const { container } = render(<PassphraseForm token="t" email="asha@clinic.example" refused="unequal" />);
  expect(container.querySelector<HTMLInputElement>('[name=token]')?.value).toBe('t');
  const [error = ''] = screen.getByLabelText('Passphrase').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(error)?.textContent).toBe('The two were not the same. Please type both again.');
  expect(screen.getByLabelText('Once more').getAttribute('autocomplete')).toBe('new-password');
});

test('each form with a passphrase tells password managers whose it is', () => {
  const email = 'asha@clinic.example';
  const account = { newPasskey: null, setUp: null, backupCodes: null, notice: null, refused: null };
  const passkey = { id: 'p', name: 'Phone', addedAt: '2030-01-01T00:00:00.000Z', usedAt: null };
  const shown = { timeZone: 'Asia/Kolkata', today: '2030-01-07', clinicName: 'Clinic' };
  const { container } = render(
    <>
      <PassphraseForm token="t" email={email} refused={null} />
      {[true, false].map((hasSecondFactor) => (
        <AccountPage
          key={String(hasSecondFactor)}
          {...{ ...account, ...shown, hasSecondFactor, passkeys: [passkey], person: { email, role: 'owner' } }}
        />
      ))}
    </>,
  );
  const forms = [...container.querySelectorAll('form')].filter((form) => form.querySelector('[type="password"]'));
  expect(forms.length).toBeGreaterThan(8);
  for (const form of forms) {
    const field = form.querySelector<HTMLInputElement>('[autocomplete="username"]');
    expect([form.action, field?.value, field?.name]).toEqual([form.action, email, '']);
  }
});
