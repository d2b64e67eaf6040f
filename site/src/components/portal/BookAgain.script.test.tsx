// @vitest-environment happy-dom
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDraft, writeDraft } from '#lib/browser/booking/booking-draft.ts';
import { PORTAL_APPOINTMENT } from '../../../test/portal-appointment.ts';
import { startBookAgain } from './BookAgain.script.ts';
import { BookAgain } from './BookAgain.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const appointment = { ...PORTAL_APPOINTMENT, name: 'Canary "Asha" <b>', status: 'fulfilled' as const };

const follow = (visit?: { id: string; name: string }) => {
  const facts = { bookHref: '/book?doctor=a&department=urology' };
  render(<BookAgain appointment={{ ...appointment, ...(visit && { visit }) }} facts={facts} isFirst />);
  startBookAgain(document);
  const link = screen.getByRole('link', { name: 'Book again with these details' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  return link;
};

test('a patient who books again finds everything in the wizard but the time, and nothing personal in the address', () => {
  expect(follow().getAttribute('href')).toBe('/book?doctor=a&department=urology');
  const { name, email, phone, department, doctor } = appointment;
  expect(readDraft()).toMatchObject({
    step: 0,
    key: null,
    values: { name, email, phone, department, doctor, appointmentDate: '', appointmentTime: '', message: '' },
  });
});

test('the kind of visit comes along where there is one', () => {
  follow({ id: 'dressing', name: 'Dressing' });
  expect(readDraft()?.visit).toBe('dressing');
  cleanup();
  follow();
  expect(readDraft()).not.toHaveProperty('visit');
});

test('a booking that still waits to be sent is not lost', () => {
  const values = { ...EMPTY_REQUEST, name: 'Canary Waiting' };
  writeDraft({ step: 2, values, key: 'k', unansweredSlot: 'slot', waitingKey: 'k' });
  follow();
  expect(readDraft()?.values.name).toBe('Canary Waiting');
});
