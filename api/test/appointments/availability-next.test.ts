import { NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { appointment, createPatient } from '../sample-bookings.ts';
import { calendar } from '../sample-clinic.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const SHAIKH = { doctorId: 'namuna-shaikh', doctor: 'Dr. Namuna Shaikh', departmentId: 'urology' };
const PATIL = { doctorId: 'udaharan-patil', doctor: 'Dr. Udaharan Patil', departmentId: 'urology' };
const GOKHALE = { doctorId: 'namuna-gokhale', doctor: 'Dr. Namuna Gokhale', departmentId: 'robotic-surgery' };

/** Friday at two o'clock, the first slot after noon. */
const SOON = { date: '2026-11-20', slot: '14:00' };

const TWO_DAYS_SECONDS = 48 * 60 * 60;

const ask = ({ app }: TestApp) => app.inject(NEXT_FREE_PATH);

async function listSlots(testApp: TestApp) {
  return (await ask(testApp)).json().slots;
}

function passSeconds({ clock }: TestApp, seconds: number): void {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
}

test('a visitor sees the next free slot of each doctor, and no personal data', async () => {
  const testApp = await createTestApp();
  await testApp.book({ ...appointment, appointmentDate: '2026-11-20' });
  const response = await ask(testApp);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    slots: [
      { ...PATIL, ...SOON },
      { ...GOKHALE, ...SOON },
      { ...SHAIKH, date: '2026-11-20', slot: '15:00' },
    ],
  });
  expect(response.body).not.toContain('Canary');
});

test('an answer is kept for five seconds, by the server and by the browser', async () => {
  const testApp = await createTestApp();
  const response = await ask(testApp);
  expect(response.headers['cache-control']).toBe('public, max-age=5');
  await testApp.book({ ...appointment, appointmentDate: '2026-11-20' });
  expect(await listSlots(testApp)).toEqual(response.json().slots);
  passSeconds(testApp, 5);
  expect(await listSlots(testApp)).toContainEqual({ ...SHAIKH, date: '2026-11-20', slot: '15:00' });
});

test('many requests at once ask the database once; after a failure the next request asks again', async () => {
  const { store } = await createTestApp();
  let questions = 0;
  let isBroken = true;
  const listTaken: typeof store.listTaken = (...question) => {
    questions += 1;
    return isBroken ? Promise.reject(new Error('no answer')) : store.listTaken(...question);
  };
  const testApp = await createTestApp({ store: { ...store, close: async () => undefined, listTaken } });
  const askTwenty = () => Promise.all(Array.from({ length: 20 }, () => ask(testApp)));
  const failed = await askTwenty();
  expect(failed.every(({ statusCode }) => statusCode === 500)).toBe(true);
  expect(failed[0]?.headers['cache-control']).toBe('no-store');
  isBroken = false;
  expect((await askTwenty()).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(questions).toBe(2);
});

test('a slot that begins within the lead time is left out', async () => {
  const testApp = await createTestApp({ calendar: { ...calendar, leadMinutes: 60 } });
  const askAt = async (time: string) => {
    testApp.clock.now = new Date(`2026-11-20T${time}:00+05:30`);
    return (await listSlots(testApp)).find(({ doctorId }: { doctorId: string }) => doctorId === GOKHALE.doctorId);
  };
  expect(await askAt('13:00')).toEqual({ ...GOKHALE, date: '2026-11-20', slot: '14:00' });
  expect(await askAt('13:01')).toEqual({ ...GOKHALE, date: '2026-11-20', slot: '15:00' });
});

test('closed days, days beyond the last one, and doctors without a free slot before it are left out', async () => {
  const closed = await createTestApp({ calendar: { ...calendar, closedDates: ['20 November', '2026-11-21'] } });
  expect(await listSlots(closed)).toContainEqual({ ...GOKHALE, date: '2026-11-23', slot: '09:00' });

  const short = await createTestApp({ calendar: { ...calendar, horizonDays: 1, slots: ['09:00', '14:00'] } });
  const times = [SOON, { date: '2026-11-21', slot: '09:00' }, { date: '2026-11-21', slot: '14:00' }];
  for (const [place, { date, slot }] of times.entries()) {
    const time = { '09:00': '09:00 AM', '14:00': '02:00 PM' }[slot];
    const request = { ...appointment, ...createPatient(place), appointmentDate: date, appointmentTime: time };
    expect((await short.book(request)).statusCode).toBe(201);
  }
  expect(await listSlots(short)).toEqual([
    { ...PATIL, ...SOON },
    { ...GOKHALE, ...SOON },
  ]);
  passSeconds(short, TWO_DAYS_SECONDS);
  expect(await listSlots(short)).toContainEqual({ ...SHAIKH, date: '2026-11-23', slot: '09:00' });
});

test('a visitor gets the next free time that is long enough for the kind of visit', async () => {
  const visits = [{ id: 'long', name: 'Long visit', minutes: 75, forNewPatients: true }];
  const testApp = await createTestApp({ calendar: { ...calendar, visits } });
  await testApp.book({ ...appointment, appointmentDate: '2026-11-20', appointmentTime: '03:00 PM' });
  const askFor = async (visit: string) => {
    const response = await testApp.app.inject(`${NEXT_FREE_PATH}?visit=${visit}`);
    return response.json().slots?.find(({ doctorId }: { doctorId: string }) => doctorId === SHAIKH.doctorId);
  };
  expect([await askFor('long'), await askFor('')]).toEqual([
    { ...SHAIKH, date: '2026-11-20', slot: '16:00' },
    { ...SHAIKH, ...SOON },
  ]);
});

test('an unknown kind of visit is refused, and the refusal is not kept', async () => {
  const testApp = await createTestApp();
  for (const query of ['visit=operation', 'visit=a&visit=a']) {
    const response = await testApp.app.inject(`${NEXT_FREE_PATH}?${query}`);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([422, 'no-store']);
    expect(response.json().errors).toMatchObject([{ field: 'visit', code: 'visit-unknown' }]);
  }
});
