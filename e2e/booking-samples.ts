import { addDays, getDayOfYear, getWeekday } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DIALLING_PREFIX, getDoctor, hasColleague, TIME_ZONE } from './content.ts';
import type { BookPage } from './pages/BookPage.ts';

/** The sample patient; `scripts/canaries.mjs` searches the servers' logs for it. */
export const PATIENT = {
  name: 'Canary Patient',
  email: 'canary@sample.example',
  phone: `${DIALLING_PREFIX} 98765 43210`,
};

/** The address to which the wizard sends a booking, with a kind of visit where there are any. */
export const SENT_BOOKING = /\/api\/appointments(\?|$)/;

/** A doctor with a colleague in the department, for tests in which any doctor will do. */
export const VISIT = getDoctor(4, hasColleague);

/** `kind` is the name of a kind of visit; the wizard's first one when absent. */
type Visit = { department: string; doctor: string; kind?: string | undefined; patient?: typeof PATIENT };

/** The closed dates of `content/booking.yaml`; Sundays are closed too. */
const CLOSED_DATES = ['26 January', '15 August', '2 October'];

/** Counts open days from today, or from the next open day, which is 0. Two numbers never share a date. */
export function getOpenDate(openDaysAhead: number): string {
  let date = skipClosedDays(getToday(TIME_ZONE, new Date()));
  for (let day = 0; day < openDaysAhead; day += 1) date = skipClosedDays(addDays(date, 1));
  return date;
}

/** Returns the date, or the next open one when the clinic is closed. */
export function skipClosedDays(date: string): string {
  const isClosed = getWeekday(date) === 'Sunday' || CLOSED_DATES.includes(getDayOfYear(date));
  return isClosed ? skipClosedDays(addDays(date, 1)) : date;
}

/** Returns the first Sunday after a date, when the clinic is closed. */
export function getNextSunday(date: string): string {
  return addDays(date, 7 - new Date(date).getUTCDay());
}

/** Fills in who the patient is. */
export async function fillPerson(book: BookPage, { name, email, phone } = PATIENT): Promise<void> {
  await book.field('Full Name').fill(name);
  await book.field('Email').fill(email);
  await book.field('Phone Number').fill(phone);
}

/** Fills in steps 1 and 2, so that step 3 is shown. */
export async function fillUpToTime(book: BookPage, { department, doctor, kind, patient }: Visit): Promise<void> {
  await book.open();
  await fillPerson(book, patient);
  await book.next();
  await book.field('Department').selectOption(department);
  await book.field('Doctor').selectOption(doctor);
  if (kind) await book.page.getByRole('radio', { name: kind }).check();
  await book.next();
}

/** Fills in all three steps. */
export async function fillAll(book: BookPage, booking: Visit & { date: string; time: string }): Promise<void> {
  await fillUpToTime(book, booking);
  await book.field('Preferred Date').fill(booking.date);
  await book.slot(booking.time).check();
}

/** Fills in the required fields of the plain form, with the department of `VISIT` and three o'clock. */
export async function fillPlainForm(book: BookPage, doctor: string, date: string): Promise<void> {
  await fillPerson(book);
  await book.field('Department').selectOption(VISIT.department);
  await book.field('Doctor').selectOption(doctor);
  await book.field('Preferred Date').fill(date);
  await book.page.getByText('03:00 PM').click();
}
