// @vitest-environment happy-dom
import { createReason } from '@clinic/contract/refusals.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LinkForm } from './LinkForm.tsx';

afterEach(cleanup);

test('a refused form comes back as it was sent, each reason at its field', () => {
  const reasons = [createReason('reference-missing', 'reference')];
  const entries = { reference: '"><script>', phone: ['no text'] };
  render(<LinkForm ask={{ state: 'refused', code: 'fields-invalid', entries, reasons }} apiBase="" phone="1" />);
  const reference = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reference' });
  expect(reference.value).toBe('"><script>');
  expect(document.getElementById(reference.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter the reference of your appointment, for example K7QX-3M9P.',
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone Number' }).value).toBe('');
});

test('who asks too often reads when to try again', () => {
  render(<LinkForm ask={{ state: 'refused', code: 'too-many', waitSeconds: 120 }} apiBase="" phone="1" />);
  expect(screen.getByRole('status').textContent).toMatch(/^No link has been sent\..*Please try again in 2 minutes\.$/);
});

test('after sending there is no form, and nothing that tells whether an appointment was found', () => {
  render(<LinkForm ask={{ state: 'sent', entries: { reference: 'K7QX-3M9P' } }} apiBase="" phone="1" />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain(
    'If these match a current appointment with an email address, we have sent a new link to that address.',
  );
  expect(document.body.textContent).not.toContain('K7QX');
});

test('on the built page the form is sent to the API', () => {
  const { container } = render(<LinkForm ask={{ state: 'asked' }} apiBase="https://api.example" phone="1" />);
  expect(container.querySelector('form')?.getAttribute('action')).toBe('https://api.example/portal');
});
