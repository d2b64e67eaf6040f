// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  api,
  change,
  confirm,
  confirmAndClose,
  describes,
  dialog,
  field,
  leave,
  MONDAY,
  NEXT_FREE,
  openWizard,
  PHONE,
  press,
  readRefused,
  refuse,
  SATURDAY,
  SUNDAY,
  said,
  sent,
  setUpWizardTests,
  slot,
  TIMES,
  TUESDAY,
  times,
  VALUES,
} from '../../../test/booking-wizard.tsx';

setUpWizardTests();

test('a patient whose slot was taken meanwhile is led to the next free one, and books it under a new key', async () => {
  const user = await openWizard();
  api.taken = ['10:00 AM'];
  refuse(409, { code: 'slot-taken', errors: [{ field: 'appointmentTime', code: 'slot-taken' }] });
  confirm();
  expect((await dialog('Oops...')).textContent).toContain('Someone has just booked that time.');
  press('OK');
  await waitFor(() => expect(readRefused()).toEqual(['10:00 AM Taken']));
  expect(document.querySelector('input[type=radio]:checked')).toBeNull();
  expect(document.activeElement).toBe(slot('11:00 AM'));
  expect(times().getAttribute('aria-invalid')).toBe('true');
  // The next free time is known once the API has answered again.
  await waitFor(() => expect(describes(times())).toEqual(['10:00 AM has just been taken. Next free: 11:00 AM.']));
  const summary = () => screen.queryByRole('region', { name: 'Please change this and confirm again' });
  expect(summary()?.textContent).toContain('Preferred Time');

  await user.keyboard(' ');
  expect(slot('11:00 AM').checked).toBe(true);
  expect(summary()).toBeNull();
  expect(times().getAttribute('aria-invalid')).not.toBe('true');
  api.answerBooking = () => Response.json({}, { status: 201 });
  confirm();
  await dialog('Success!');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('a patient who is led to a time that is taken too is led on when the API answers', async () => {
  await openWizard();
  const { promise, resolve } = Promise.withResolvers<string[]>();
  api.taken = promise;
  refuse(409, { code: 'slot-taken', errors: [{ field: 'appointmentTime', code: 'slot-taken' }] });
  await confirmAndClose('Oops...');
  await waitFor(() => expect(document.activeElement).toBe(slot('11:00 AM')));
  resolve(['10:00 AM', '11:00 AM']);
  await waitFor(() => expect(document.activeElement).toBe(slot('02:00 PM')));
});

test('a patient who lost the last time of a day is told the next open one', async () => {
  await openWizard({ values: { ...VALUES, appointmentDate: SATURDAY, appointmentTime: '05:00 PM' } });
  api.taken = TIMES;
  refuse(409, { code: 'slot-taken', errors: [{ field: 'appointmentTime', code: 'slot-taken' }] });
  await confirmAndClose('Oops...');
  await waitFor(() => expect(describes(times()).join()).toMatch(/^05:00 PM has just been taken\. No other times left/));
  expect(document.activeElement).toBe(times());
  expect(times().parentElement?.textContent).toContain('Next open day: Monday, 7 January 2030.');
});

test('a patient reads that a time begins too soon to book online, and whom to call and when', async () => {
  vi.setSystemTime(`${SATURDAY}T13:59:00+05:30`);
  api.taken = null;
  await openWizard({ values: { ...VALUES, appointmentDate: TUESDAY } });
  expect(readRefused()).toEqual([]);
  change('Preferred Date', SATURDAY);
  expect(readRefused()).toEqual(['09:00 AM Past', '10:00 AM Past', '11:00 AM Past', '02:00 PM Call us']);
  const note = screen.getByText(/Times marked ‘Call us’ are too soon to book online\./);
  expect(note.querySelector('a')?.textContent).toBe(PHONE);
  expect(screen.getByText('Opening hours for calls: always')).toBeTruthy();
});

test('a patient sees which slots are taken, past or closed, and hears how many are free', async () => {
  api.taken = ['11:00 AM', '02:00 PM'];
  await openWizard();
  await waitFor(() => expect(readRefused()).toEqual(['11:00 AM Taken', '02:00 PM Taken']));
  await waitFor(() => expect(said()).toBe('Three times free on Monday 7 January'));
  change('Preferred Date', '2020-01-06');
  expect(readRefused()).toEqual(TIMES.map((time) => `${time} Past`));
  confirm();
  expect(await dialog('Incomplete Form')).toBeTruthy();
  press('OK');
  change('Preferred Date', SUNDAY);
  expect(readRefused()).toEqual(TIMES.map((time) => `${time} Closed`));
});

test.each(['20265-03-12', '2026-02-30', 'soon', '2026-11-24T10:00'])(
  'a patient finds the wizard intact, and no time, when the draft holds the impossible date %s',
  async (appointmentDate) => {
    await openWizard({ values: { ...VALUES, appointmentDate } });
    expect(readRefused()).toEqual(TIMES.map((time) => `${time} Closed`));
    expect(document.querySelector('[role=grid]')?.textContent).not.toMatch(/Invalid|NaN/);
    change('Preferred Date', MONDAY);
    await waitFor(() => expect(slot('09:00 AM').disabled).toBe(false));
  },
);

test('a patient with the page open at midnight, or after a sleep, is told of the new day', async () => {
  await openWizard({ values: { ...VALUES, appointmentDate: SATURDAY, appointmentTime: '' } });
  expect(field('Preferred Date').min).toBe(SATURDAY);
  expect(field('Preferred Date').max).toBe(SATURDAY.replace('2030', '2031'));
  expect(describes(field('Preferred Date'))).toEqual([undefined]);
  vi.setSystemTime(`${MONDAY}T00:00:01+05:30`);
  act(() => void dispatchEvent(new Event('focus')));
  expect(field('Preferred Date').min).toBe(MONDAY);
  expect(describes(field('Preferred Date'))).toEqual(['That day has passed. Choose today or a later day.']);
  expect(said()).toMatch(/That day has passed/);
  change('Preferred Date', TUESDAY);
  expect(describes(field('Preferred Date'))).toEqual([undefined]);
});

test('a patient takes the next free time of the chosen doctor in one press, and still reads it after a reload', async () => {
  api.nextFree = [NEXT_FREE];
  await openWizard({ step: 1, values: { ...VALUES, appointmentDate: '', appointmentTime: '' } });
  const words = 'Next free: Tuesday 8 January, 02:00 PM with Dr. Asha';
  // Each of the last two steps has the button.
  expect(await screen.findAllByText(words)).toHaveLength(2);
  press('Next Step');
  leave();
  await openWizard(null);
  fireEvent.click((await screen.findAllByText(words)).at(-1) as HTMLElement);
  expect(field('Preferred Date').value).toBe(TUESDAY);
  expect(slot('02:00 PM').checked).toBe(true);
});

test('a patient without an answer from the API chooses a time as before', async () => {
  api.nextFree = null;
  await openWizard();
  expect(screen.queryByText(/Next free/)).toBeNull();
  change('Preferred Date', TUESDAY);
  await waitFor(() => expect(slot('02:00 PM').disabled).toBe(false));
});
