import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { createPatient } from '@clinic/api/test/sample-bookings.ts';
import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { addDays } from '@clinic/contract/booking-calendar.ts';
import { expect, test } from 'vitest';
import { countBy, createPeople, openReview } from '#test/review/review-desk.ts';

const BOGUS = 40;
const DAY_MS = 24 * 60 * 60 * 1000;

type Person = ReturnType<typeof createPeople>[number];
/** Under which contact a person had an appointment before, and how it ended. */
type Past = {
  contact: (person: Person) => Partial<AppointmentRequest>;
  status: 'arrived' | 'fulfilled' | 'booked' | 'noshow' | 'cancelled';
  needsReview?: boolean;
};

const byPhone = ({ phone }: Person) => ({ phone });

/** Opens the review, with a function that books a visit of a week ago. */
async function openPast(url: string) {
  const desk = await openReview(url);
  const { db, clock, bookAll } = desk;
  async function bookBefore(person: Person, number: number, { contact, status, needsReview = false }: Past) {
    const appointmentDate = addDays('2026-11-13', -Math.floor(number / 8));
    const { appointmentTime } = createPeople(8)[number % 8] as Person;
    const body = { ...person, ...createPatient(7000 + number), ...contact(person), appointmentDate, appointmentTime };
    const createdAt = new Date(clock.now.getTime() - 10 * DAY_MS);
    const [id = ''] = await bookAll([body], { createdAt, needsReview });
    await db.updateTable('appointments').set({ status }).where('id', '=', id).execute();
  }
  return { ...desk, bookBefore };
}

/** Patients in a flood: what came before, and by what the review knows them. */
const PATIENTS: [past: Past | 'link' | null, knownBy: 'visit' | 'link' | null][] = [
  // Booked by phone, with the number spelt in another way.
  [{ contact: ({ phone }) => ({ phone: phone.replace('+91 ', '0'), email: '' }), status: 'fulfilled' }, 'visit'],
  [{ contact: ({ email }) => ({ email: email.toUpperCase() }), status: 'booked' }, 'visit'],
  [{ contact: byPhone, status: 'arrived' }, 'visit'],
  [{ contact: byPhone, status: 'arrived', needsReview: true }, 'visit'],
  ['link', 'link'],
  [{ contact: byPhone, status: 'noshow' }, null],
  [{ contact: byPhone, status: 'cancelled' }, null],
  [{ contact: byPhone, status: 'booked', needsReview: true }, null],
  // A caller without an email address has visited. The empty address makes nobody known.
  [{ contact: () => ({ phone: '020 2700 1234', email: '' }), status: 'fulfilled' }, null],
  [null, null],
];

describeDatabases((createUrl) => {
  test('a receptionist sees known patients apart in a flood, and clearing the chosen bookings leaves them', async () => {
    const { bookAll, bookBefore, choose, decide, store, clock, readRow } = await openPast(await createUrl());
    const people = createPeople(BOGUS + PATIENTS.length);
    const patients = people.slice(0, PATIENTS.length).map((person, index) => ({
      ...person,
      ...(PATIENTS[index]?.[0] === null && { email: '' }),
    }));
    for (const [index, [past]] of PATIENTS.entries()) {
      if (past && past !== 'link') await bookBefore(patients[index] as Person, index, past);
    }
    const ids = await bookAll(patients);
    await bookAll(people.slice(PATIENTS.length));
    for (const [index, [past]] of PATIENTS.entries()) {
      if (past === 'link') await store.noteOpening(ids[index] ?? '', clock.now);
    }
    const { bookings } = await choose('hour');
    const told = new Map(bookings.map((booking) => [booking.id, booking.knownBy]));
    expect(ids.map((id) => told.get(id))).toEqual(PATIENTS.map(([, knownBy]) => knownBy));
    expect(bookings.every(({ isChosen, knownBy }) => isChosen === (knownBy === null))).toBe(true);
    const chosen = bookings.filter(({ isChosen }) => isChosen).map(({ id }) => id);
    expect(chosen).toHaveLength(BOGUS + 5);
    await decide('cancel', chosen);
    const left = await Promise.all(ids.map(readRow));
    expect(countBy(left.map(({ status }) => status))).toEqual({ booked: 5, cancelled: 5 });

    // The known bookings can be selected together, to be kept.
    const known = await choose('hour', 'known');
    expect(known.bookings.map(({ isChosen }) => isChosen)).toEqual(Array(5).fill(true));
    expect(
      await decide(
        'keep',
        known.bookings.map(({ id }) => id),
      ),
    ).toBe(5);
  });
});

test('a receptionist does not select unmarked bookings of known people with the rest of a pattern', async () => {
  const { bookAll, bookBefore, choose } = await openPast(await createSqlite());
  const message = 'These words are repeated by each booking of this pattern.';
  const people = createPeople(6).map((body) => ({ ...body, message }));
  await bookBefore(people[1] as Person, 1, { contact: byPhone, status: 'fulfilled' });
  for (const [index, person] of people.entries()) await bookAll([person], { needsReview: index >= 3 });
  const summary = async (choice: '' | 'whole' | 'known') =>
    (await choose('message', choice)).bookings.map(({ isMarked, knownBy, isChosen }) => [isMarked, knownBy, isChosen]);
  const marked = Array(3).fill([true, null, true]);
  expect(await summary('')).toEqual([...marked, [false, null, true], [false, 'visit', false], [false, null, true]]);
  expect(await summary('whole')).toEqual(await summary(''));
  expect((await summary('known')).map(([, , isChosen]) => isChosen)).toEqual([...Array(4).fill(false), true, false]);
});
