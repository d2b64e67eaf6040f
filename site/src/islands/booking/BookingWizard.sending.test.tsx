// @vitest-environment happy-dom

import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DRAFT_KEY } from '#lib/browser/booking/draft-key.ts';
import {
  api,
  change,
  confirm,
  confirmAndClose,
  describes,
  dialog,
  expectEverythingKept,
  field,
  findDialog,
  leave,
  MONDAY,
  openWizard,
  press,
  refuse,
  said,
  sent,
  setUpWizardTests,
  slot,
  times,
  VALUES,
} from '../../../test/booking-wizard.tsx';

setUpWizardTests();

test('a patient keeps all entries whatever unusable answer the server gives, and the console names no patient', async () => {
  await openWizard();
  for (const status of [204, 400, 409, 422, 429, 500, 503]) {
    api.answerBooking = () => new Response(status === 204 ? null : '<h1>Bad gateway of nowhere</h1>', { status });
    confirm();
    expect((await dialog('Oops...')).textContent).not.toContain('nowhere');
    await expectEverythingKept();
    expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining(`status ${status}`));
  }
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain(VALUES.name);
});

test('a patient keeps all entries when the network is down, and can call from the dialog', async () => {
  await openWizard();
  api.answerBooking = () => null;
  confirm();
  const failure = await dialog('Oops...');
  expect(document.activeElement).toBe(failure);
  expect(failure.querySelector('a')?.getAttribute('href')).toBe('tel:+912000000100');
  await expectEverythingKept();
});

test('a patient who gets no answer is told after ten seconds', async () => {
  await openWizard();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  confirm();
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(findDialog()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(findDialog()?.textContent).toContain('Oops...');
});

test.each([200, 201])('a patient sees success at %i whatever the body, and finds the form empty', async (status) => {
  await openWizard();
  api.answerBooking = () => new Response('<not json>', { status });
  confirm();
  expect((await dialog('Success!')).textContent).toContain('Appointment booked successfully. Thank you!');
  press('OK');
  expect(document.activeElement?.textContent).toBe('Your Information');
  expect(field('Full Name').value).toBe('');
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
});

test('a patient whose browser cannot send gets the plain form, with what was typed', async () => {
  await openWizard();
  vi.stubGlobal('AbortController', undefined);
  confirm();
  await waitFor(() => expect(screen.queryByText('Previous')).toBeNull());
  expect(field('Full Name').value).toBe(VALUES.name);
  expect(field('Preferred Date').value).toBe(MONDAY);
});

test('a patient whose wizard breaks as it wakes finds the draft in the plain form', async () => {
  vi.spyOn(Date.prototype, 'getUTCDay').mockImplementation(() => {
    throw new RangeError('Invalid time value');
  });
  await openWizard();
  expect(screen.queryByText('Previous')).toBeNull();
  expect(field('Email').value).toBe(VALUES.email);
  expect(field('Doctor').value).toBe('Dr. Asha');
});

test('a patient whose answer was lost keeps the time, also with a change and after a reload, under one key', async () => {
  await openWizard();
  api.answerBooking = () => null;
  await confirmAndClose('Oops...');
  // The booking has arrived: its time is taken, by this very patient.
  api.taken = ['10:00 AM'];
  await confirmAndClose('Oops...');
  expect(sent[1]?.key).toBe(sent[0]?.key);
  change('Additional Message', 'I come with my mother.');
  expect(slot('10:00 AM').checked).toBe(true);
  leave();
  await openWizard(null);
  await waitFor(() => expect(said()).toMatch(/times free on/));
  expect(slot('10:00 AM').checked).toBe(true);
  expect(slot('10:00 AM').disabled).toBe(false);
});

test('a patient whose booking was cancelled meanwhile keeps the time, and confirms a new one', async () => {
  await openWizard();
  api.answerBooking = () => null;
  await confirmAndClose('Oops...');
  refuse(409, { code: 'booking-cancelled', errors: [{ field: 'idempotency-key', code: 'booking-cancelled' }] });
  confirm();
  expect((await dialog('Oops...')).textContent).toContain('This booking was cancelled.');
  await expectEverythingKept();
  api.answerBooking = () => Response.json({}, { status: 201 });
  confirm();
  await dialog('Success!');
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('a patient finds the appointment above the empty form until told to forget it', async () => {
  await openWizard();
  const { name: _name, email: _email, phone: _phone, ...visit } = VALUES;
  refuse(201, { ...visit, reference: 'TEST-0000', manageUrl: '/portal/t', calendarUrl: '/portal/t/appointment.ics' });
  await confirmAndClose('Success!');
  for (const isReloaded of [false, true]) {
    if (isReloaded) {
      leave();
      await openWizard(null);
    }
    const strip = await screen.findByRole('region', { name: 'Your appointment is booked' });
    expect(strip.textContent).toContain('Monday, 7 January 2030, 10:00 AM');
    expect(field('Full Name').value).toBe('');
    const kept = JSON.stringify(sessionStorage);
    for (const secret of [VALUES.name, VALUES.phone, VALUES.email]) expect(kept).not.toContain(secret);
  }
  press('Forget');
  expect(screen.queryByRole('region', { name: 'Your appointment is booked' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Your Information');
});

const waiting = () => screen.queryByRole('region', { name: 'Not yet booked' });

test('a patient who decides against a booking that waits, or changes something, sends nothing automatically', async () => {
  await openWizard();
  api.answerBooking = () => null;
  await confirmAndClose('Oops...');
  expect(document.activeElement).toBe(waiting());
  press('Do not send it');
  expect(waiting()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Choose Date & Time');
  expect(said()).toMatch(/will not be sent/);

  await confirmAndClose('Oops...');
  expect(waiting()).not.toBeNull();
  change('Additional Message', 'Later');
  expect(waiting()).toBeNull();
  api.answerBooking = () => Response.json({}, { status: 201 });
  dispatchEvent(new Event('online'));
  leave();
  await openWizard(null);
  expect(slot('10:00 AM').checked).toBe(true);
  expect(sent).toHaveLength(2);
});

/** Confirms while nothing can be reached, so that the booking waits. */
async function confirmWithoutConnection() {
  await openWizard();
  api.answerBooking = () => null;
  api.nextFree = null;
  await confirmAndClose('Oops...');
}

test('a patient whose waiting time was taken meanwhile is told so, and sends nothing again', async () => {
  await confirmWithoutConnection();
  api.nextFree = [];
  api.taken = ['10:00 AM'];
  refuse(409, { code: 'slot-taken', errors: [{ field: 'appointmentTime', code: 'slot-taken' }] });
  dispatchEvent(new Event('online'));
  expect((await dialog('Oops...')).textContent).toContain('Someone has just booked that time.');
  press('OK');
  expect(waiting()).toBeNull();
  await waitFor(() => expect(describes(times()).join()).toContain('10:00 AM has just been taken.'));
  dispatchEvent(new Event('online'));
  expect(sent).toHaveLength(2);
});

test('a patient whose connection lets requests pass a little after the browser reports it is booked soon', async () => {
  await confirmWithoutConnection();
  dispatchEvent(new Event('online'));
  await Promise.resolve();
  api.nextFree = [];
  await waitFor(() => expect(sent).toHaveLength(2), { timeout: 5000 });
});
