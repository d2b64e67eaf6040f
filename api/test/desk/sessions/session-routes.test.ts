import type { DeskSession } from '@clinic/contract/sessions.ts';
import { expect, test } from 'vitest';
import { createSqlite } from '../../databases.ts';
import { appointment, DOCTOR_ID } from '../../sample-bookings.ts';
import { ASHA, openSignedIn } from '../test-desk.ts';

const SUNDAY = '2026-11-29';
const EVENING = {
  doctor: DOCTOR_ID,
  firstDate: '2026-11-24',
  lastDate: '',
  from: '18:00',
  to: '19:00',
  minutes: '20',
  closedDays: '',
};

async function open() {
  const desk = await openSignedIn(await createSqlite());
  const openSession = (change: Partial<typeof EVENING> = {}) =>
    desk.send('/closures/sessions', { ...EVENING, ...change });
  const list = async (): Promise<DeskSession[]> =>
    (await desk.get('/closures', { accept: 'application/json' })).json().sessions;
  const getShown = () => desk.rendered.at(-1)?.locals.deskClosures;
  return { ...desk, openSession, list, getShown };
}

test('a person at reception opens a session and ends it; open pages hear of both', async () => {
  const { bell, send, get, list, getShown, openSession } = await open();
  const rings = bell.count();
  const opened = await openSession();
  const [session] = await list();
  expect([opened.statusCode, opened.headers.location]).toEqual([
    303,
    `/closures?done=session-opened#session-${session?.id}`,
  ]);
  expect(session).toMatchObject({ doctor: appointment.doctor, from: '18:00', by: ASHA, appointments: [] });
  expect(bell.count()).toBe(rings + 1);
  await get('/closures?done=session-opened');
  expect(getShown()).toMatchObject({ notice: 'session-opened', sessions: { sessions: [{ id: session?.id }] } });

  const ended = await send(`/closures/sessions/${session?.id}/end`);
  expect([ended.statusCode, ended.headers.location]).toEqual([303, '/closures?done=session-ended']);
  expect(bell.count()).toBe(rings + 2);
  const gone = await send(`/closures/sessions/${session?.id}/end`);
  expect(gone.headers.location).toBe('/closures?done=session-gone');
  expect([await list(), bell.count()]).toEqual([[], rings + 2]);
});

test('a session that is not valid is refused with the form as it was filled in', async () => {
  const { getShown, list, openSession } = await open();
  expect((await openSession({ doctor: 'nobody', minutes: '5' })).statusCode).toBe(422);
  expect(getShown()?.sessions).toMatchObject({
    entries: { ...EVENING, doctor: 'nobody', minutes: '5' },
    refused: { doctor: { problem: 'doctor-unknown' }, minutes: { problem: 'minutes-invalid' } },
    question: null,
  });
  expect((await openSession({ from: '17:00' })).statusCode).toBe(422);
  expect(getShown()?.sessions.refused?.from).toMatchObject({ problem: 'overlaps-hours' });
  expect(await list()).toEqual([]);
});

test('a closed day is asked about, and the answer opens it', async () => {
  const { getShown, list, openSession } = await open();
  const sunday = { firstDate: SUNDAY, from: '10:00', to: '12:00' };
  expect((await openSession(sunday)).statusCode).toBe(422);
  const question = getShown()?.sessions.question;
  expect(question).toMatchObject({ closedDates: [SUNDAY], answers: ['open'] });
  expect((await openSession({ ...question?.entries, closedDays: 'open' })).statusCode).toBe(303);
  expect(await list()).toMatchObject([{ firstDate: SUNDAY, opensClosedDays: true }]);
});

test('the address fills in the form that opens a session, or the one that closes a part of a day', async () => {
  const { get, getShown } = await open();
  await get(`/closures?doctor=${DOCTOR_ID}&date=2026-11-24`);
  expect(getShown()).toMatchObject({
    entries: {},
    sessions: { entries: { doctor: DOCTOR_ID, firstDate: '2026-11-24', minutes: '60' } },
  });
  await get(`/closures?doctor=${DOCTOR_ID}&date=2026-11-24&part=afternoon`);
  expect(getShown()).toMatchObject({
    entries: { doctor: DOCTOR_ID, firstDate: '2026-11-24', firstTime: '13:00', lastTime: '' },
    sessions: { entries: { doctor: '', firstDate: '' } },
  });
});

test('the board closes a part of a day, and gets data', async () => {
  const { get, send } = await open();
  const headers = { accept: 'application/json' };
  const fields = { doctor: DOCTOR_ID, firstDate: '2026-11-24', firstTime: '', lastTime: '12:59' };
  const closed = await send('/closures', fields, headers);
  expect([closed.statusCode, closed.json()]).toEqual([201, { id: expect.any(String) }]);
  const { columns } = (await get('/day/2026-11-24', headers)).json();
  expect(columns[0].slots.map(({ state }: { state: string }) => state)).toEqual([
    ...Array(4).fill('closed'),
    ...Array(4).fill('free'),
  ]);
  const refused = await send('/closures', { ...fields, doctor: 'nobody' }, headers);
  expect([refused.statusCode, refused.json()]).toEqual([422, { reasons: { doctor: 'doctor-unknown' } }]);
});
