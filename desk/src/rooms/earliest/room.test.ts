import { createSqlite } from '@clinic/api/test/databases.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { expect, test } from 'vitest';
import type { EarliestQuestion } from '#appointments/earliest/view.ts';
import { openSession } from '#rooms/closures/sessions.ts';
import { MAKER, openSignedIn } from '#test/test-desk.ts';
import { readEarliest } from './queries.ts';

const COLLEAGUE_ID = 'udaharan-patil';
const WITH_DOCTOR = `doctor:${DOCTOR_ID}`;

async function open() {
  const desk = await openSignedIn(await createSqlite());
  const ask = (question: Partial<EarliestQuestion>, own = calendar) =>
    readEarliest({ ...desk.options, calendar: own }, { with: '', from: '', part: '', ...question }, desk.clock.now);
  const listTimes = async (question: Partial<EarliestQuestion>) =>
    (await ask(question)).times.map(({ doctorId, date, slot }) => `${doctorId} ${date} ${slot}`);
  return { ...desk, ask, listTimes };
}

const toTimes = (doctorId: string, date: string, slots: string[]) => slots.map((slot) => `${doctorId} ${date} ${slot}`);

test('a caller is offered a doctor’s next three times, past bookings, closures and what has begun, and in sessions', async () => {
  const { options, clock, book, listTimes, close } = await open();
  // It is Friday noon: the slot at twelve has begun.
  await book(0, { appointmentDate: '2026-11-20', appointmentTime: '02:00 PM' });
  expect(await listTimes({ with: WITH_DOCTOR })).toEqual(toTimes(DOCTOR_ID, '2026-11-20', ['15:00', '16:00', '17:00']));
  // Longer than the days that are read at once.
  await close({ first_date: '2026-11-20', last_date: '2027-01-10' });
  const [firstDate, lastDate] = ['2027-01-11', '2027-01-11'];
  const session = { doctorId: DOCTOR_ID, firstDate, lastDate, from: '08:00', to: '08:40', minutes: 20 };
  await openSession(options, { session, answer: null }, MAKER, clock.now);
  expect(await listTimes({ with: WITH_DOCTOR })).toEqual(toTimes(DOCTOR_ID, firstDate, ['08:00', '08:20', '09:00']));
});

test('a caller is offered the next three times of a department, and a colleague who is free sooner', async () => {
  const { ask, listTimes, close } = await open();
  await close({ first_date: '2026-11-20', last_date: '2026-11-20' });
  expect(await listTimes({ with: 'department:urology' })).toEqual(
    toTimes(COLLEAGUE_ID, '2026-11-20', ['14:00', '15:00', '16:00']),
  );
  expect(await ask({ with: WITH_DOCTOR })).toMatchObject({
    times: [{ date: '2026-11-21', slot: '09:00' }, {}, {}],
    sooner: { doctorId: COLLEAGUE_ID, date: '2026-11-20', slot: '14:00' },
  });
  expect((await ask({ with: `doctor:${COLLEAGUE_ID}` })).sooner).toBeNull();
});

test('a caller may want a part of the day or a later day, and what is unknown counts as not asked', async () => {
  const { ask, listTimes } = await open();
  expect(await listTimes({ with: WITH_DOCTOR, part: 'morning', from: '2026-11-23' })).toEqual(
    toTimes(DOCTOR_ID, '2026-11-23', ['09:00', '10:00', '11:00']),
  );
  expect((await listTimes({ with: WITH_DOCTOR, part: 'afternoon', from: '2026-11-21' }))[0]).toBe(
    `${DOCTOR_ID} 2026-11-21 14:00`,
  );
  const { asked, times } = await ask({ with: 'doctor:nobody', part: 'night', from: '2026-02-30' });
  expect(asked).toEqual({ with: '', from: '', part: '' });
  expect(times.map(({ doctorId }) => doctorId)).toEqual([DOCTOR_ID, COLLEAGUE_ID, 'namuna-gokhale']);
  expect(await listTimes({ from: '9999-12-01' })).toEqual([]);
});

test('a caller is offered times that are long enough for a kind of visit, and an unknown kind counts as not asked', async () => {
  const { book, ask } = await open();
  await book(0, { appointmentDate: '2026-11-20', appointmentTime: '03:00 PM' });
  const visits = [{ id: 'long', name: 'Long visit', minutes: 75, forNewPatients: true }];
  const askFor = (visit: string) => ask({ with: WITH_DOCTOR, visit }, { ...calendar, visits });
  // A booking at three leaves an hour before it, and two after it.
  expect(await askFor('long')).toMatchObject({
    asked: { visit: 'long' },
    times: [
      { date: '2026-11-20', slot: '16:00' },
      { date: '2026-11-21', slot: '09:00' },
      { date: '2026-11-21', slot: '10:00' },
    ],
  });
  expect(await askFor('operation')).toMatchObject({
    asked: { visit: '' },
    times: [{ date: '2026-11-20', slot: '14:00' }, {}, {}],
  });
});

test('a receptionist sees what the caller wants and three times to book, and a script gets the same as data', async () => {
  const { get, getData } = await open();
  const url = `/earliest?with=${WITH_DOCTOR}&part=afternoon&from=2026-11-24`;
  const { body, statusCode } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<option value="${WITH_DOCTOR}" selected="">`);
  expect(body.match(/date=2026-11-24&amp;slot=1[456]/g)).toHaveLength(3);
  const data = await getData(url);
  expect(Object.keys(data)).toEqual(['departments', 'today', 'earliest']);
  expect(data.earliest.times.map(({ slot }: { slot: string }) => slot)).toEqual(['14:00', '15:00', '16:00']);
});
