import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { createPatient, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { addDays } from '@clinic/contract/booking-calendar.ts';
import { expect, test, vi } from 'vitest';
import { countBy, createPeople, openReview } from '#test/review/review-desk.ts';

// These tests make hundreds of bookings, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const BOGUS = 300;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How an earlier appointment of a person ended. */
type Past = { status: 'arrived' | 'fulfilled' | 'booked' | 'noshow' | 'cancelled'; needsReview?: boolean };

/** Opens the review of a flood, with functions that book for patients, now and in the past. */
async function openFlood(url: string) {
  const desk = await openReview(url);
  const { store, db, clock } = desk;
  const bookNow = async (request: AppointmentRequest, needsReview = true) => {
    const result = await store.book(toNewAppointment(request, { createdAt: clock.now, needsReview }));
    return result.kind === 'booked' ? result.stored.id : '';
  };
  /** Books a visit of a week ago under the contact of a patient. */
  async function bookBefore(contact: Partial<AppointmentRequest>, number: number, past: Past): Promise<void> {
    const createdAt = new Date(clock.now.getTime() - 10 * DAY_MS);
    const body = {
      ...(createPeople(8)[number % 8] as AppointmentRequest),
      ...createPatient(7000 + number),
      ...contact,
    };
    const appointmentDate = addDays('2026-11-13', -Math.floor(number / 8));
    const request = { ...body, appointmentDate };
    const { needsReview = false, status } = past;
    const result = await store.book(toNewAppointment(request, { createdAt, needsReview }));
    const id = result.kind === 'booked' ? result.stored.id : '';
    await db.updateTable('appointments').set({ status }).where('id', '=', id).execute();
  }
  return { ...desk, bookNow, bookBefore };
}

describeDatabases((createUrl) => {
  test('known patients in a mixed flood are kept apart, and clearing the chosen bookings leaves them', async () => {
    const { bookNow, bookBefore, choose, decide, store, clock, readRows } = await openFlood(await createUrl());
    const people = createPeople(BOGUS + 16);
    const [patients, bogus] = [people.slice(0, 16), people.slice(16)];
    for (const [index, { phone, email }] of patients.entries()) {
      // The first four booked by phone the last time, with the number spelt in another way.
      if (index < 4) await bookBefore({ phone: phone.replace('+91 ', '0'), email: '' }, index, { status: 'fulfilled' });
      else if (index < 8) await bookBefore({ email: email.toUpperCase() }, index, { status: 'booked' });
    }
    const ids: string[] = [];
    for (const [index, patient] of patients.entries()) {
      ids.push(await bookNow(patient));
      await Promise.all(bogus.slice(index * 20, index * 20 + 20).map((body) => bookNow(body)));
    }
    for (const id of ids.slice(8, 12)) await store.noteOpening(id, clock.now);

    const { bookings } = await choose('hour');
    const told = new Map(bookings.map((booking) => [booking.id, booking]));
    expect(ids.map((id) => told.get(id)?.knownBy)).toEqual([
      ...Array(8).fill('visit'),
      ...Array(4).fill('link'),
      ...Array(4).fill(null),
    ]);
    expect(bookings.every(({ isChosen, knownBy }) => isChosen === (knownBy === null))).toBe(true);
    const chosen = bookings.filter(({ isChosen }) => isChosen);
    expect(chosen).toHaveLength(BOGUS + 4);
    await decide(
      'cancel',
      chosen.map(({ id }) => id),
    );
    const left = (await readRows()).filter(({ id }) => ids.includes(id)).map(({ status }) => status);
    expect(countBy(left)).toEqual({ booked: 12, cancelled: 4 });

    // The known bookings can be selected together, to be kept.
    const known = await choose('hour', 'known');
    expect(known.bookings.map(({ isChosen }) => isChosen)).toEqual(Array(12).fill(true));
    const knownIds = known.bookings.map(({ id }) => id);
    expect(await decide('keep', knownIds)).toBe(12);
  });
});

test('a patient is known by a visit, not by an appointment that was missed, cancelled or only marked', async () => {
  const { bookNow, bookBefore, choose } = await openFlood(await createSqlite());
  const people = createPeople(7);
  const pasts: Past[] = [
    { status: 'noshow' },
    { status: 'cancelled' },
    { status: 'booked', needsReview: true },
    { status: 'arrived' },
    { status: 'arrived', needsReview: true },
  ];
  for (const [index, past] of pasts.entries()) await bookBefore({ phone: people[index]?.phone ?? '' }, index, past);
  // A caller without an email address has visited. The empty address makes nobody known.
  await bookBefore({ phone: '020 2700 1234', email: '' }, 5, { status: 'fulfilled' });
  for (const person of people) await bookNow(person);
  const { bookings } = await choose('hour');
  expect(bookings.map(({ knownBy }) => knownBy)).toEqual([null, null, null, 'visit', 'visit', null, null]);
});

test('unmarked bookings of known people are not selected with the rest of a pattern', async () => {
  const { bookNow, bookBefore, choose } = await openFlood(await createSqlite());
  const message = 'These words are repeated by each booking of this pattern.';
  const people = createPeople(6).map((body) => ({ ...body, message }));
  await bookBefore({ phone: people[1]?.phone ?? '' }, 1, { status: 'fulfilled' });
  for (const [index, person] of people.entries()) await bookNow(person, index >= 3);
  const summary = async (choice: '' | 'whole' | 'known') =>
    (await choose('message', choice)).bookings.map(({ isMarked, knownBy, isChosen }) => [isMarked, knownBy, isChosen]);
  const marked = Array(3).fill([true, null, true]);
  expect(await summary('')).toEqual([...marked, [false, null, true], [false, 'visit', false], [false, null, true]]);
  expect(await summary('whole')).toEqual(await summary(''));
  expect((await summary('known')).map(([, , isChosen]) => isChosen)).toEqual([...Array(4).fill(false), true, false]);
});
