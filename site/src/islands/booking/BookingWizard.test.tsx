// @vitest-environment happy-dom

import { EMPTY_REQUEST } from '@clinic/contract/booking-form.ts';
import { APPOINTMENTS_PATH, AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BookingDraft, DRAFT_KEY, writeDraft } from '#lib/browser/booking/booking-draft.ts';
import { LAST_STEP } from '#lib/browser/booking/booking-steps.ts';
import { createCalendar } from '../../../test/calendar.ts';
import { BookingWizard } from './BookingWizard.island.tsx';

// Tests the whole wizard over a made-up API. `e2e/book*.spec.ts` tests what needs a browser or the real API.

// The limit is generous because the machine may be busy with other work.
configure({ asyncUtilTimeout: 15_000 });

const [SATURDAY, SUNDAY, MONDAY, TUESDAY] = ['2030-01-05', '2030-01-06', '2030-01-07', '2030-01-08'] as const;
const TIMES = ['09:00 AM', '10:00 AM', '11:00 AM', '02:00 PM', '05:00 PM'];
const PHONE = '+91 20 0000 0100';
const FAILURE = 'Something went wrong! Please try again.';
const EMAIL_WORDS = 'Enter an email address like name@example.com.';

const CALENDAR = createCalendar({
  departments: [
    { id: 'urology', name: 'Urology', treats: 'kidneys', doctors: [{ id: 'asha', name: 'Dr. Asha' }] },
    {
      id: 'proctology',
      name: 'Proctology',
      doctors: [
        { id: 'ravi', name: 'Dr. Ravi' },
        { id: 'mira', name: 'Dr. Mira' },
      ],
    },
  ],
  slots: ['09:00', '10:00', '11:00', '14:00', '17:00'],
  leadMinutes: 30,
});

const VALUES = {
  ...EMPTY_REQUEST,
  name: 'Canary Patient',
  email: 'canary@sample.example',
  phone: '+91 98765 43210',
  department: 'Urology',
  doctor: 'Dr. Asha',
  appointmentDate: MONDAY,
  appointmentTime: '10:00 AM',
};
const NEXT_FREE = { doctorId: 'asha', doctor: 'Dr. Asha', departmentId: 'urology', date: TUESDAY, slot: '14:00' };

/** The bookings that were sent. */
const sent: { key: string; body: Record<string, string> }[] = [];
/** What the API answers: to a booking, and with which times taken on a day. `null` breaks the connection. */
let answerBooking: () => Response | Promise<Response> | null;
let taken: string[] | null;
let nextFree: object[] | null;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${SATURDAY}T10:00:00+05:30`), toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.clear();
  history.replaceState(null, '', '/book');
  document.title = 'Book · A clinic';
  sent.length = 0;
  taken = [];
  nextFree = [];
  answerBooking = () => Response.json({ reference: 'TEST-0000' }, { status: 201 });
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
    const headers = new Headers(options.headers);
    if (address === APPOINTMENTS_PATH) {
      sent.push({ key: headers.get('idempotency-key') ?? '', body: JSON.parse(String(options.body)) });
      return (await answerBooking()) ?? Promise.reject(new TypeError('Failed to fetch'));
    }
    const slots = address.startsWith(`${AVAILABILITY_PATH}?`)
      ? taken && TIMES.map((time) => ({ time, state: taken?.includes(time) ? 'taken' : 'free' }))
      : nextFree;
    return slots ? Response.json({ slots }) : Promise.reject(new TypeError('Failed to fetch'));
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens the wizard at a draft. Resolves when its late parts and the free times have arrived. */
async function openWizard(draft: Partial<BookingDraft> | null = {}) {
  if (draft) {
    writeDraft({ step: LAST_STEP, values: VALUES, key: null, unansweredSlot: null, waitingKey: null, ...draft });
  }
  render(
    <BookingWizard
      calendar={CALENDAR}
      apiBase=""
      portraits={{}}
      services={{}}
      place={{ clinicName: { bold: 'A', light: 'clinic' }, address: 'A street' }}
      phone={PHONE}
      notice="Call in an emergency."
      hours="Opening hours for calls: always"
    />,
  );
  await act(() => vi.dynamicImportSettled());
  return userEvent.setup();
}

const leave = () => act(cleanup);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const slots = () => [...document.querySelectorAll<HTMLInputElement>('[type=radio]')];
const slot = (time: string) => slots().find(({ value }) => value === time) as HTMLInputElement;
/** Reads what is said of each slot that cannot be chosen. */
const readRefused = () =>
  slots().flatMap(({ value, disabled, labels }) => (disabled ? `${value} ${labels?.[0]?.lastChild?.textContent}` : []));
const times = () => document.querySelector('[role=radiogroup]') as HTMLElement;
const dialog = async (title: string) =>
  (await screen.findByText(title, { selector: '[role=alertdialog] h2' })).closest('dialog') as HTMLDialogElement;
const findDialog = () => document.querySelector('[role=alertdialog]');
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));
const change = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const said = () => screen.getByRole('status').textContent;
const confirm = () => press('Confirm Appointment');
const describes = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
const refuse = (status: number, body: object, headers = {}) => {
  answerBooking = () => Response.json(body, { status, headers });
};

async function expectEverythingKept() {
  expect((await dialog('Oops...')).textContent).toContain(FAILURE);
  press('OK');
  expect(document.title).toMatch(/^Choose Date & Time/);
  for (const [id, value] of Object.entries({ ...VALUES, appointmentTime: undefined })) {
    if (value) expect(document.querySelector<HTMLInputElement>(`#booking-${id}`)?.value).toBe(value);
  }
  expect(slot(VALUES.appointmentTime).checked).toBe(true);
}

test('a patient keeps all entries whatever unusable answer the server gives, and the console names no patient', async () => {
  await openWizard();
  for (const status of [204, 400, 409, 422, 429, 500, 503]) {
    answerBooking = () => new Response(status === 204 ? null : '<h1>Bad gateway of nowhere</h1>', { status });
    confirm();
    expect((await dialog('Oops...')).textContent).not.toContain('nowhere');
    await expectEverythingKept();
    expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining(`status ${status}`));
  }
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain(VALUES.name);
});

test('a patient keeps all entries when the network is down, and can call from the dialog', async () => {
  await openWizard();
  answerBooking = () => null;
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
  answerBooking = () => new Response('<not json>', { status });
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
  vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(() => {
    throw new RangeError('Invalid time value');
  });
  await openWizard();
  expect(screen.queryByText('Previous')).toBeNull();
  expect(field('Email').value).toBe(VALUES.email);
  expect(field('Doctor').value).toBe('Dr. Asha');
});

test.each([
  [429, 'too-many', '170', 'Too many tries from your network.', 'Please try again in 3 minutes.'],
  [503, 'busy', '5', 'Very many people are booking right now.', 'Please try again in 5 seconds.'],
  [409, 'booking-cancelled', '', 'This booking was cancelled. To book again, choose a time and confirm once more.', ''],
])(
  'a patient who gets %i %s reads in the words of the site why nothing was booked, and once how long to wait',
  async (status, code, wait, why, how) => {
    await openWizard();
    refuse(status, { title: 'No', status, code, detail: 'For developers.' }, wait ? { 'retry-after': wait } : {});
    confirm();
    const told = [...(await dialog('Oops...')).querySelectorAll('p')].map((paragraph) => paragraph.textContent);
    expect(told).toEqual([FAILURE, why, ...(how ? [how] : []), expect.stringContaining(PHONE)]);
    await expectEverythingKept();
  },
);

test('a patient whose slot was taken meanwhile is led to the next free one, and books it under a new key', async () => {
  const user = await openWizard();
  taken = ['10:00 AM'];
  refuse(409, { code: 'slot-taken', errors: [{ field: 'appointmentTime', code: 'slot-taken' }] });
  confirm();
  expect((await dialog('Oops...')).textContent).toContain('Someone has just booked that time.');
  press('OK');
  await waitFor(() => expect(readRefused()).toEqual(['10:00 AM Taken']));
  expect(document.querySelector('input[type=radio]:checked')).toBeNull();
  expect(document.activeElement).toBe(slot('11:00 AM'));
  expect(times().getAttribute('aria-invalid')).toBe('true');
  expect(describes(times())).toEqual(['10:00 AM has just been taken. Next free: 11:00 AM.']);
  const summary = () => screen.queryByRole('region', { name: 'Please change this and confirm again' });
  expect(summary()?.textContent).toContain('Preferred Time');

  await user.keyboard(' ');
  expect(slot('11:00 AM').checked).toBe(true);
  expect(summary()).toBeNull();
  expect(times().getAttribute('aria-invalid')).not.toBe('true');
  answerBooking = () => Response.json({}, { status: 201 });
  confirm();
  await dialog('Success!');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('a patient who lost the last time of a day is told the next open one', async () => {
  await openWizard({ values: { ...VALUES, appointmentDate: SATURDAY, appointmentTime: '05:00 PM' } });
  taken = TIMES;
  refuse(409, { code: 'slot-taken', errors: [{ field: 'appointmentTime', code: 'slot-taken' }] });
  confirm();
  await dialog('Oops...');
  press('OK');
  await waitFor(() => expect(describes(times()).join()).toMatch(/^05:00 PM has just been taken\. No other times left/));
  expect(times().textContent).toContain('Next open day: Monday, 7 January 2030.');
});

test('a patient whose chosen time turns out taken is told so', async () => {
  taken = ['10:00 AM'];
  await openWizard();
  const words = '10:00 AM has just been taken. Next free: 11:00 AM.';
  await waitFor(() => expect(describes(times())).toEqual([words]));
  expect(said()).toBe(words);
});

test('a patient reads that a time begins too soon to book online, and whom to call and when', async () => {
  vi.setSystemTime(`${SATURDAY}T13:59:00+05:30`);
  taken = null;
  await openWizard({ values: { ...VALUES, appointmentDate: TUESDAY } });
  expect(readRefused()).toEqual([]);
  change('Preferred Date', SATURDAY);
  expect(readRefused()).toEqual(['09:00 AM Past', '10:00 AM Past', '11:00 AM Past', '02:00 PM Call us']);
  const note = screen.getByText(/Times marked ‘Call us’ are too soon to book online\./);
  expect(note.querySelector('a')?.textContent).toBe(PHONE);
  expect(screen.getByText('Opening hours for calls: always')).toBeTruthy();
});

test('a patient sees which slots are taken, past or closed, and hears how many are free', async () => {
  taken = ['11:00 AM', '02:00 PM'];
  await openWizard();
  await waitFor(() => expect(readRefused()).toEqual(['11:00 AM Taken', '02:00 PM Taken']));
  expect(said()).toBe('Three times free on Monday 7 January');
  change('Preferred Date', '2020-01-06');
  expect(readRefused()).toEqual(TIMES.map((time) => `${time} Past`));
  confirm();
  expect(await dialog('Incomplete Form')).toBeTruthy();
  press('OK');
  change('Preferred Date', SUNDAY);
  expect(readRefused()).toEqual(TIMES.map((time) => `${time} Closed`));
});

test('a patient is offered all slots when the free ones cannot be loaded', async () => {
  taken = null;
  await openWizard();
  expect(slots()).toHaveLength(TIMES.length);
  expect(readRefused()).toEqual([]);
});

test('a patient whose answer was lost keeps the time, also with a change and after a reload, under one key', async () => {
  await openWizard();
  answerBooking = () => null;
  confirm();
  await dialog('Oops...');
  press('OK');
  // The booking has arrived: its time is taken, by this very patient.
  taken = ['10:00 AM'];
  confirm();
  await dialog('Oops...');
  press('OK');
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
  answerBooking = () => null;
  confirm();
  await dialog('Oops...');
  press('OK');
  refuse(409, { code: 'booking-cancelled', errors: [{ field: 'idempotency-key', code: 'booking-cancelled' }] });
  confirm();
  expect((await dialog('Oops...')).textContent).toContain('This booking was cancelled.');
  await expectEverythingKept();
  answerBooking = () => Response.json({}, { status: 201 });
  confirm();
  await dialog('Success!');
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
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

const MISSING = { ...EMPTY_REQUEST, name: VALUES.name, email: '   ' };

test('a patient cannot go on with required fields missing, and only what was tried is invalid', async () => {
  const user = await openWizard({ step: 0, values: MISSING });
  const findInvalid = () => document.querySelectorAll('[aria-invalid=true]');
  expect(findInvalid()).toHaveLength(0);
  expect(document.querySelector('form')?.noValidate).toBe(true);
  press('Next Step');
  expect((await dialog('Incomplete Form')).textContent).toContain('Please fill out all required fields to continue.');
  press('OK');
  expect([...findInvalid()]).toEqual([field('Email'), field('Phone Number')]);
  expect(document.activeElement).toBe(field('Email'));

  change('Phone Number', '5');
  change('Email', 'not an address');
  press('Next Step');
  expect(describes(field('Email'))).toEqual([EMAIL_WORDS]);
  expect(said()).toBe(EMAIL_WORDS);
  const first = screen.getByRole('status').firstElementChild;
  press('Next Step');
  // A new element is read out again.
  expect(screen.getByRole('status').firstElementChild).not.toBe(first);
  expect(said()).toBe(EMAIL_WORDS);
  change('Email', VALUES.email);
  expect(screen.queryAllByText(EMAIL_WORDS)).toEqual([]);
  await user.type(field('Email'), '{Enter}');

  expect(document.activeElement?.textContent).toBe('Select Service');
  expect(findInvalid()).toHaveLength(0);
  press('Next Step');
  expect(await dialog('Incomplete Form')).toBeTruthy();
  press('OK');
  expect(document.activeElement).toBe(field('Department'));
});

test('a patient chooses only doctors of the chosen department', async () => {
  await openWizard({ step: 1, values: { ...VALUES, department: '', doctor: '' } });
  expect(field('Doctor').disabled).toBe(true);
  expect(screen.getByLabelText('Department').querySelectorAll('option')).toHaveLength(CALENDAR.departments.length + 1);
  for (const { name, doctors } of CALENDAR.departments) {
    change('Department', name);
    expect(field('Doctor').value).toBe('');
    const offered = [...field('Doctor').querySelectorAll('option:not([value=""])')].map((option) => option.textContent);
    expect(offered).toEqual(doctors.map((doctor) => doctor.name));
    change('Doctor', doctors[0]?.name ?? '');
  }
});

test('a patient reads before Confirm what is about to be booked, in words', async () => {
  await openWizard();
  const summary = screen.getByRole('region', { name: 'Your appointment' });
  expect([...summary.querySelectorAll('dd > span:first-child')].map((value) => value.textContent)).toEqual([
    'Dr. Asha',
    'Monday, 7 January 2030',
    '10:00 AM',
  ]);
  expect(document.body.textContent).not.toContain(MONDAY);
});

test('a patient reads the step in the name of the tab', async () => {
  for (const [step, name] of ['Your Information', 'Select Service', 'Choose Date & Time'].entries()) {
    document.title = 'Book · A clinic';
    await openWizard({ step });
    expect(document.title).toBe(`${name} – Step ${step + 1} of 3 · Book · A clinic`);
    leave();
    history.replaceState(null, '');
  }
});

test('a patient closes a message with Enter, and does not miss it by holding Enter down', async () => {
  await openWizard({ step: 0, values: MISSING });
  press('Next Step');
  const message = await dialog('Incomplete Form');
  expect(document.activeElement).toBe(message);
  fireEvent.keyDown(message, { key: 'Enter', repeat: true });
  expect(findDialog()).toBe(message);
  fireEvent.keyDown(message, { key: 'Enter' });
  expect(findDialog()).toBeNull();
});

test('a patient takes the next free time of the chosen doctor in one press, and still reads it after a reload', async () => {
  nextFree = [NEXT_FREE];
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
  nextFree = null;
  await openWizard();
  expect(screen.queryByText(/Next free/)).toBeNull();
  change('Preferred Date', TUESDAY);
  await waitFor(() => expect(slot('02:00 PM').disabled).toBe(false));
});

test('a patient finds the appointment above the empty form until told to forget it', async () => {
  await openWizard();
  const { name: _name, email: _email, phone: _phone, ...visit } = VALUES;
  refuse(201, { ...visit, reference: 'TEST-0000', manageUrl: '/portal/t', calendarUrl: '/portal/t/appointment.ics' });
  confirm();
  await dialog('Success!');
  press('OK');
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
  answerBooking = () => null;
  confirm();
  await dialog('Oops...');
  press('OK');
  expect(document.activeElement).toBe(waiting());
  press('Do not send it');
  expect(waiting()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Choose Date & Time');
  expect(said()).toMatch(/will not be sent/);

  confirm();
  await dialog('Oops...');
  press('OK');
  expect(waiting()).not.toBeNull();
  change('Additional Message', 'Later');
  expect(waiting()).toBeNull();
  answerBooking = () => Response.json({}, { status: 201 });
  dispatchEvent(new Event('online'));
  leave();
  await openWizard(null);
  expect(slot('10:00 AM').checked).toBe(true);
  expect(sent).toHaveLength(2);
});

test('a patient whose waiting time was taken meanwhile is told so, and sends nothing again', async () => {
  await openWizard();
  answerBooking = () => null;
  nextFree = null;
  confirm();
  await dialog('Oops...');
  press('OK');
  nextFree = [];
  taken = ['10:00 AM'];
  refuse(409, { code: 'slot-taken', errors: [{ field: 'appointmentTime', code: 'slot-taken' }] });
  dispatchEvent(new Event('online'));
  expect((await dialog('Oops...')).textContent).toContain('Someone has just booked that time.');
  press('OK');
  expect(waiting()).toBeNull();
  await waitFor(() => expect(describes(times()).join()).toContain('10:00 AM has just been taken.'));
  dispatchEvent(new Event('online'));
  expect(sent).toHaveLength(2);
});
