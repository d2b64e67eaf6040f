import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH, AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { BookingWizard } from '#islands/booking/BookingWizard.island.tsx';
import { type BookingDraft, writeDraft } from '#lib/browser/booking/booking-draft.ts';
import { LAST_STEP } from '#lib/browser/booking/booking-steps.ts';
import { createCalendar } from './calendar.ts';

// The whole wizard over a made-up API. `e2e/book*.spec.ts` tests what needs a browser or the real API.

// The limit is generous because the machine may be busy with other work.
configure({ asyncUtilTimeout: 15_000 });

export const [SATURDAY, SUNDAY, MONDAY, TUESDAY] = ['2030-01-05', '2030-01-06', '2030-01-07', '2030-01-08'] as const;
export const TIMES = ['09:00 AM', '10:00 AM', '11:00 AM', '02:00 PM', '05:00 PM'];
export const PHONE = '+91 20 0000 0100';
export const FAILURE = 'Something went wrong! Please try again.';
export const EMAIL_WORDS = 'Enter an email address like name@example.com.';

export const CALENDAR = createCalendar({
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

export const VALUES = {
  ...EMPTY_REQUEST,
  name: 'Canary Patient',
  email: 'canary@sample.example',
  phone: '+91 98765 43210',
  department: 'Urology',
  doctor: 'Dr. Asha',
  appointmentDate: MONDAY,
  appointmentTime: '10:00 AM',
};
export const NEXT_FREE = {
  doctorId: 'asha',
  doctor: 'Dr. Asha',
  departmentId: 'urology',
  date: TUESDAY,
  slot: '14:00',
};

/** The bookings that were sent. */
export const sent: { key: string; body: Record<string, string> }[] = [];
/** The API's answers: to a booking, and with the times taken on a day. `null` breaks the connection. */
export const api: {
  answerBooking: () => Response | Promise<Response> | null;
  taken: string[] | Promise<string[]> | null;
  nextFree: object[] | null;
} = { answerBooking: () => null, taken: null, nextFree: null };

/** Makes an API and a clock for each test, and takes them away after it. */
export function setUpWizardTests(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(`${SATURDAY}T10:00:00+05:30`), toFake: ['Date'] });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    sessionStorage.clear();
    history.replaceState(null, '', '/book');
    document.title = 'Book · A clinic';
    sent.length = 0;
    api.taken = [];
    api.nextFree = [];
    api.answerBooking = () => Response.json({ reference: 'TEST-0000' }, { status: 201 });
    vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
      const headers = new Headers(options.headers);
      if (address === APPOINTMENTS_PATH) {
        sent.push({ key: headers.get('idempotency-key') ?? '', body: JSON.parse(String(options.body)) });
        return (await api.answerBooking()) ?? Promise.reject(new TypeError('Failed to fetch'));
      }
      const isOfDay = address.startsWith(`${AVAILABILITY_PATH}?`);
      const taken = isOfDay ? await api.taken : null;
      const ofDay = taken && TIMES.map((time) => ({ time, state: taken.includes(time) ? 'taken' : 'free' }));
      const slots = isOfDay ? ofDay : api.nextFree;
      return slots ? Response.json({ slots }) : Promise.reject(new TypeError('Failed to fetch'));
    });
  });

  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** Opens the wizard at a draft. Resolves when its late parts and the free times have arrived. */
export async function openWizard(draft: Partial<BookingDraft> | null = {}, calendar: BookingCalendar = CALENDAR) {
  if (draft) {
    writeDraft({ step: LAST_STEP, values: VALUES, key: null, unansweredSlot: null, waitingKey: null, ...draft });
  }
  render(
    <BookingWizard
      calendar={calendar}
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

export const leave = () => act(cleanup);
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
export const slots = () => [...document.querySelectorAll<HTMLInputElement>('[type=radio]')];
export const slot = (time: string) => slots().find(({ value }) => value === time) as HTMLInputElement;
/** Reads what is said of each slot that cannot be chosen. */
export const readRefused = () =>
  slots().flatMap(({ value, disabled, labels }) => (disabled ? `${value} ${labels?.[0]?.lastChild?.textContent}` : []));
export const times = () => document.querySelector('[role=radiogroup]') as HTMLElement;
/** Resolves when the dialog is open and has taken the focus. Before that, its button closes nothing. */
export const dialog = async (title: string) => {
  const heading = await screen.findByText(title, { selector: '[role=alertdialog] h2' });
  const found = heading.closest('dialog') as HTMLDialogElement;
  await waitFor(() => expect(document.activeElement).toBe(found));
  return found;
};
export const findDialog = () => document.querySelector('[role=alertdialog]');
export const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));
export const change = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const said = () => screen.getByRole('status').textContent;
export const confirm = () => press('Confirm Appointment');
/** Confirms, and closes the message of this title. */
export async function confirmAndClose(title: string) {
  confirm();
  await dialog(title);
  press('OK');
}
export const describes = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
export const refuse = (status: number, body: object, headers = {}) => {
  api.answerBooking = () => Response.json(body, { status, headers });
};

export async function expectEverythingKept() {
  expect((await dialog('Oops...')).textContent).toContain(FAILURE);
  press('OK');
  expect(document.title).toMatch(/^Choose Date & Time/);
  for (const [id, value] of Object.entries({ ...VALUES, appointmentTime: undefined })) {
    if (value) expect(document.querySelector<HTMLInputElement>(`#booking-${id}`)?.value).toBe(value);
  }
  expect(slot(VALUES.appointmentTime).checked).toBe(true);
}
