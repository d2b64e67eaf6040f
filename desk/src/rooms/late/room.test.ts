import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { createViews } from '@clinic/api/portal/view.ts';
import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { createAppointments, DOCTOR_ID, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { openTestDatabase } from '@clinic/api/test/test-store.ts';
import { expect, test } from 'vitest';
import { erase } from '#rooms/person/erase.ts';
import { withAbsences } from '#test/late-desk.ts';
import { MAKER, openSignedIn } from '#test/test-desk.ts';
import type { AbsenceEntries } from './absence.ts';
import { listAbsences } from './queries.ts';

/** The first open days of the test clinic from which `createAppointments` fills the hours of one doctor. */
const FIRST_DATE = '2026-12-01';

const AWAY: AbsenceEntries = {
  ...{ doctor: DOCTOR_ID, kind: 'away', minutes: '', reason: 'Fever' },
  ...{ span: 'day', firstDate: FIRST_DATE, lastDate: '2026-12-09', firstTime: '', lastTime: '' },
};
const LATE: AbsenceEntries = { ...AWAY, kind: 'late', minutes: '40', lastDate: '' };

async function open(url: string, count: number, change: (number: number) => object = () => ({})) {
  const desk = withAbsences(await openSignedIn(url));
  const { db, store, clock, pass, sendDue } = desk;
  const ids: string[] = [];
  for (const [number, request] of createAppointments(count).entries()) {
    const result = await store.book(toNewAppointment({ ...request, ...change(number) }));
    if (result.kind === 'booked') ids.push(result.stored.id);
  }
  await db.updateTable('mails').set({ status: 'sent' }).where('kind', '=', 'booked').execute();
  const list = () => listAbsences(desk.options, clock.now);
  /** Sends a form, and resolves to what the page then says was done. */
  const send = async (path: string, fields: object = {}) => {
    const { headers } = await desk.send(path, { ...fields });
    return /done=([\w-]+)/.exec(String(headers.location))?.[1];
  };
  /** Says that the doctor is away, and lets the mails leave. */
  const tellAway = async () => {
    await send('/late', AWAY);
    pass(10);
    return sendDue();
  };
  const readMails = (kind: 'away' | 'late' | 'back' | 'reminder') =>
    db.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('appointment_id').execute();
  const listClosed = () => store.listClosed({ from: FIRST_DATE, to: FIRST_DATE });
  const read = async (id = '') => toAppointment(await desk.readRow(id));
  return { ...desk, submit: desk.send, ids, send, list, tellAway, readMails, listClosed, read };
}

describeDatabases((createUrl) => {
  test('a receptionist tells fifty patients by one press, and nobody by a second one in any window', async () => {
    const { send, list, pass, sendDue, readMails, start, listClosed } = await open(await createUrl(), 50);
    const pressed = await Promise.all([send('/late', AWAY), send('/late', AWAY)]);
    expect(pressed.sort()).toEqual(['again', 'told']);
    // A span that overlaps.
    await start({ ...AWAY, doctor: 'all', lastDate: '' });
    const mails = await readMails('away');
    expect(new Set(mails.map(({ appointment_id }) => appointment_id)).size).toBe(50);
    expect([mails.length, (await listClosed()).length]).toEqual([50, 2]);

    expect(await sendDue()).toEqual([]);
    pass(10);
    expect((await sendDue()).map(({ kind }) => kind)).toEqual(Array(50).fill('away'));
    const [, absence] = await list();
    expect(absence).toMatchObject({ kind: 'away', reason: 'Fever', undoUntil: null, ended: null });
    expect(absence?.counts).toEqual({ sent: 50 });
    await send('/late', AWAY);
    expect(await readMails('away')).toHaveLength(50);
  });

  test('receptionists who press at once in two processes, for spans that overlap, tell each patient once', async () => {
    const url = await createUrl();
    const { start, readMails } = await open(url, 8);
    const other = await openTestDatabase(url);
    await Promise.all([
      start({ ...LATE, span: 'morning' }),
      start({ ...LATE, doctor: 'all' }, other.db),
      start({ ...LATE, span: 'afternoon' }),
    ]);
    expect(await readMails('late')).toHaveLength(8);
  });

  test('a receptionist undoes an absence until its mails leave, and then ends it and tells who was told', async () => {
    const { send, list, pass, sendDue, tellAway, readMails, listClosed, ids, store, clock, read } = await open(
      await createUrl(),
      3,
    );
    await send('/late', AWAY);
    const [undone] = await list();
    expect(undone?.undoUntil).toBe('2026-11-20T06:30:10.000Z');
    pass(9);
    expect(await send(`/late/${undone?.id}/undo`)).toBe('undone');
    pass(60);
    expect([await sendDue(), await list(), await listClosed()]).toEqual([[], [], []]);
    expect((await readMails('reminder')).map(({ status }) => status)).toEqual(Array(3).fill('waiting'));
    expect(await send(`/late/${undone?.id}/undo`)).toBe('gone');

    expect(await tellAway()).toHaveLength(3);
    const id = (await list())[0]?.id;
    expect(await send(`/late/${id}/undo`)).toBe('mail-left');
    expect(await listClosed()).toHaveLength(1);
    await store.cancel(await read(ids[0]), '', clock.now);
    expect(await send(`/late/${id}/back`)).toBe('gone');
    expect(await send(`/late/${id}/end`)).toBe('ended');
    expect(await listClosed()).toEqual([]);
    expect(await list()).toMatchObject([{ ended: { by: MAKER.made_by }, isBackTold: false }]);
    await Promise.all([send(`/late/${id}/back`), send(`/late/${id}/back`)]);
    expect((await readMails('back')).map(({ appointment_id }) => appointment_id)).toEqual(ids.slice(1).sort());
  });

  test('a receptionist sees who was told, has opened the link, moved or cancelled, and who is to be called', async () => {
    const { send, list, tellAway, ids, store, clock, db, read } = await open(await createUrl(), 7, (number) => ({
      ...(number === 6 && { email: '' }),
    }));
    const [opened = '', cancelled = '', moved = '', called = '', arrived = '', held = '', silent = ''] = ids;
    await db.updateTable('appointments').set({ status: 'arrived' }).where('id', '=', arrived).execute();
    await db.updateTable('mails').set({ status: 'held' }).where('appointment_id', '=', held).execute();
    await db.updateTable('desk_people').set({ name: 'Asha' }).execute();
    await tellAway();
    await store.noteOpening(opened, clock.now);
    await store.cancel(await read(cancelled), '', clock.now);
    await store.move(await read(moved), { date: '2026-12-10', slot: '10:00', minutes: 60 }, clock.now);
    const [absence] = await list();
    expect(absence).toMatchObject({ by: MAKER.made_by, byName: 'Asha' });
    await send(`/late/${absence?.id}/called/${called}`);
    const patients = new Map((await list())[0]?.patients.map((patient) => [patient.id, patient]));
    expect(Object.fromEntries(patients)).toMatchObject({
      [opened]: { progress: 'opened', at: clock.now.toISOString() },
      [cancelled]: { progress: 'cancelled' },
      [moved]: { progress: 'moved', now: { date: '2026-12-10', slot: '10:00' } },
      [called]: { progress: 'called', calledBy: { by: MAKER.made_by, byName: 'Asha' } },
      [held]: { progress: 'to-call', telling: 'review' },
      [silent]: { progress: 'to-call', telling: 'no-address' },
    });
    expect(patients.has(arrived)).toBe(false);
    // A mail program may have opened the link of an earlier mail.
    await db.updateTable('mails').set({ status: 'undeliverable' }).where('appointment_id', '=', opened).execute();
    const again = (await list())[0]?.patients.find(({ id }) => id === opened);
    expect(again).toMatchObject({ progress: 'to-call', isMailStuck: true });

    // The last day is over.
    clock.now = new Date('2026-12-10T09:00:00+05:30');
    expect(await list()).toEqual([]);
  });
});

test('a patient reads on the own page how late the doctor is, and then the next free times of one who is away', async () => {
  const { send, list, ids, clock, store, words, read } = await open(await createSqlite(), 2);
  await send('/late', { ...LATE, span: 'morning' });
  const view = async () => {
    const appointment = await read(ids[0]);
    const confirmation = words.toConfirmation(appointment, { manageUrl: '', calendarUrl: '' });
    const query = { month: '', date: '', done: '' };
    return createViews(
      store,
      calendar,
    )({
      ...{ appointment, confirmation, token: 't', query, refused: null, now: clock.now },
    });
  };
  expect((await view()).absence).toMatchObject({ kind: 'late', minutes: 40 });
  clock.now = new Date(`${FIRST_DATE}T08:00:00+05:30`);
  await send('/late', { ...AWAY, lastDate: '' });
  const { free } = (await view()).absence ?? {};
  expect([free?.length, free?.[0]]).toEqual([6, { appointmentDate: '2026-12-02', appointmentTime: '09:00 AM' }]);
  for (const { id } of await list()) await send(`/late/${id}/end`);
  expect((await view()).absence).toBeUndefined();
});

test('a receptionist is asked before patients are told, and reads the reasons beside a form that is not valid', async () => {
  const { get, submit, list } = await open(await createSqlite(), 2);
  const ask = (entries: Partial<AbsenceEntries>) => get(`/late?${new URLSearchParams({ ...AWAY, ...entries })}`);
  for (const [{ statusCode, body }, status, ...words] of [
    [await ask({}), 200, 'Close, and tell 2 patients', 'The mails wait 10 seconds, so you can undo it.'],
    [
      await ask({ kind: 'late', minutes: '', lastDate: '' }),
      ...[422, 'Nobody has been told yet. Please check the marked fields.', 'Choose how late.'],
    ],
    [
      await submit('/late', { ...AWAY, doctor: 'nobody' }),
      ...[422, 'Choose a doctor, or the whole clinic.', 'The last time counts too: 04:00 PM as the last one includes'],
    ],
  ] as [Awaited<ReturnType<typeof get>>, number, ...string[]][]) {
    expect(statusCode).toBe(status);
    for (const one of words) expect(body).toContain(one);
  }
  expect(await list()).toEqual([]);
  await submit('/late', LATE);
  const { body } = await get('/late');
  for (const one of [' is about 40 minutes late', 'Mail waits to be sent']) expect(body).toContain(one);
  const [late] = await list();
  const undone = await submit(`/late/${late?.id}/undo`);
  expect((await get(String(undone.headers.location))).body).toContain('Undone. No mail was sent');
});

test('a doctor who is late keeps all times open', async () => {
  const { start, listClosed, readMails } = await open(await createSqlite(), 2);
  await start(LATE);
  expect([await readMails('late'), await listClosed()]).toEqual([[expect.anything(), expect.anything()], []]);
});

test('a delay of the whole clinic is told to nobody whose doctor is away', async () => {
  const { get, send } = await open(await createSqlite(), 2);
  await send('/late', AWAY);
  const { body } = await get(`/late?${new URLSearchParams({ ...LATE, doctor: 'all' })}`);
  expect(body.match(/Told: away/g)).toHaveLength(2);
  expect(body).not.toContain('By mail');
});

test('an erased person and an old absence leave nothing', async () => {
  const { start, ids, clock, db, store, readRow } = await open(await createSqlite(), 2);
  await start(LATE);
  clock.now = new Date('2026-12-20T12:00:00+05:30');
  const person = { rows: [await readRow(ids[0] ?? '')] } as Parameters<typeof erase>[1];
  expect(await erase({ db, calendar }, person, { ...MAKER, count: 1 }, clock.now)).toHaveProperty('mailIds');
  const left = () => db.selectFrom('absence_patients').select('appointment_id').execute();
  expect(await left()).toEqual([{ appointment_id: ids[1] }]);
  await store.removal.removeDue([{ from: '', before: '2026-12-15' }], '2036-01-01');
  expect([await left(), await db.selectFrom('absences').selectAll().execute()]).toEqual([[], []]);
});
