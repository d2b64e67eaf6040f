import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { toMailRequest } from '@clinic/api/mails/mail-request.ts';
import { createOutbox } from '@clinic/api/mails/outbox.ts';
import { judge } from '@clinic/api/mails/relevance.ts';
import { createViews } from '@clinic/api/portal/view.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { createAppointments, DOCTOR_ID, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { openTestDatabase } from '@clinic/api/test/test-store.ts';
import { expect, test, vi } from 'vitest';
import { erase } from '#rooms/person/erase.ts';
import { MAKER, openSignedIn } from '#test/test-desk.ts';
import type { AbsenceEntries, DeskAbsence } from './absence.ts';
import { readAbsence } from './absence-entries.ts';
import { listAbsences } from './queries.ts';
import { startAbsence } from './start-absence.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The first open days of the test clinic from which `createAppointments` fills the hours of one doctor. */
const FIRST_DATE = '2026-12-01';

const AWAY: AbsenceEntries = {
  doctor: DOCTOR_ID,
  kind: 'away',
  minutes: '',
  span: 'day',
  firstDate: FIRST_DATE,
  lastDate: '2026-12-09',
  firstTime: '',
  lastTime: '',
  reason: 'Fever',
};
const LATE: AbsenceEntries = { ...AWAY, kind: 'late', minutes: '40', lastDate: '' };

describeDatabases((createUrl) => {
  async function open(count: number, change: (number: number) => object = () => ({})) {
    const url = await createUrl();
    const desk = await openSignedIn(url);
    const { db, store, clock } = desk;
    const ids: string[] = [];
    for (const [number, request] of createAppointments(count).entries()) {
      const result = await store.book(toNewAppointment({ ...request, ...change(number) }));
      if (result.kind === 'booked') ids.push(result.stored.id);
    }
    await db.updateTable('mails').set({ status: 'sent' }).where('kind', '=', 'booked').execute();
    const outbox = createOutbox(db);
    const send = (path: string, fields: object = {}) => desk.send(path, { ...fields });
    const list = () => listAbsences(desk.options, clock.now);
    const pass = (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    };
    /** Sends all mails that are due, as the outbox does. */
    const sendMails = async () => {
      const sent = [];
      for (let mail = await outbox.claim(clock.now); mail; mail = await outbox.claim(clock.now)) {
        if (judge(mail, calendar.timeZone, clock.now) !== 'send') await outbox.drop(mail);
        else await outbox.markSent(mail, clock.now);
        sent.push(mail);
      }
      return sent;
    };
    const readMails = (kind: 'away' | 'late' | 'back' | 'reminder') =>
      db.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('appointment_id').execute();
    return { ...desk, url, ids, send, list, pass, sendMails, readMails };
  }

  const count = (absence: DeskAbsence | undefined) =>
    Object.groupBy(absence?.patients ?? [], ({ progress }) => progress);

  test('one press tells fifty patients, and a second one in any window nobody', async () => {
    const { send, list, pass, sendMails, readMails, store, db, clock } = await open(50);
    const start = performance.now();
    const pressed = await Promise.all([send('/late', AWAY), send('/late', AWAY)]);
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(pressed.map(({ headers }) => String(headers.location).replace(/#.*/, '')).sort()).toEqual([
      '/late?done=again',
      '/late?done=told',
    ]);
    // A span that overlaps.
    const read = readAbsence(calendar, { ...AWAY, doctor: 'all', lastDate: '' }, clock.now);
    if ('refused' in read) throw new Error('refused');
    await startAbsence({ db, calendar }, read.absence, MAKER, clock.now);
    const mails = await readMails('away');
    expect(mails).toHaveLength(50);
    expect(new Set(mails.map(({ appointment_id }) => appointment_id)).size).toBe(50);
    expect(await store.listClosed({ from: FIRST_DATE, to: FIRST_DATE })).toHaveLength(2);

    expect(await sendMails()).toEqual([]);
    pass(10);
    const sent = await sendMails();
    expect(sent.map(({ kind }) => kind)).toEqual(Array(50).fill('away'));
    const [, absence] = await list();
    expect(absence).toMatchObject({ kind: 'away', reason: 'Fever', undoUntil: null, ended: null });
    expect(count(absence).sent).toHaveLength(50);
    await send('/late', AWAY);
    expect(await readMails('away')).toHaveLength(50);
  });

  test('presses of two processes for spans that overlap tell each patient once', async () => {
    const { db, url, clock, readMails } = await open(8);
    const other = await openTestDatabase(url);
    const spans = ['morning', 'day', 'afternoon'].map((span) =>
      readAbsence(calendar, { ...LATE, span, doctor: span === 'day' ? 'all' : DOCTOR_ID }, clock.now),
    );
    await Promise.all(
      spans.map((read, process) => {
        const options = { db: process === 1 ? other.db : db, calendar };
        return 'absence' in read && startAbsence(options, read.absence, MAKER, clock.now);
      }),
    );
    expect(await readMails('late')).toHaveLength(8);
  });

  test('until the mails leave, all can be undone without a trace', async () => {
    const { send, list, pass, sendMails, readMails, store } = await open(3);
    await send('/late', AWAY);
    const [absence] = await list();
    expect(absence?.undoUntil).toBe('2026-11-20T06:30:10.000Z');
    pass(9);
    const undone = await send(`/late/${absence?.id}/undo`);
    expect(undone.headers.location).toMatch(/^\/late\?done=undone/);
    pass(60);
    expect(await sendMails()).toEqual([]);
    expect(await list()).toEqual([]);
    expect(await store.listClosed({ from: FIRST_DATE, to: FIRST_DATE })).toEqual([]);
    expect((await readMails('reminder')).map(({ status }) => status)).toEqual(Array(3).fill('waiting'));
    const again = await send(`/late/${absence?.id}/undo`);
    expect(again.headers.location).toMatch(/^\/late\?done=gone/);
  });

  test('after a mail has left it can be ended, and those who were told hear it on another press', async () => {
    const { send, list, pass, sendMails, readMails, ids, store, clock, readRow } = await open(3);
    await send('/late', AWAY);
    const id = (await list())[0]?.id;
    pass(10);
    await sendMails();
    expect((await send(`/late/${id}/undo`)).headers.location).toMatch(/^\/late\?done=mail-left/);
    expect(await store.listClosed({ from: FIRST_DATE, to: FIRST_DATE })).toHaveLength(1);
    const row = await readRow(ids[0] ?? '');
    await store.cancel(toAppointment(row), '', clock.now);

    expect((await send(`/late/${id}/back`)).headers.location).toMatch(/^\/late\?done=gone/);
    expect((await send(`/late/${id}/end`)).headers.location).toMatch(/^\/late\?done=ended/);
    expect(await store.listClosed({ from: FIRST_DATE, to: FIRST_DATE })).toEqual([]);
    expect(await list()).toMatchObject([{ ended: { by: MAKER.made_by }, isBackTold: false }]);
    await Promise.all([send(`/late/${id}/back`), send(`/late/${id}/back`)]);
    expect((await readMails('back')).map(({ appointment_id }) => appointment_id)).toEqual(ids.slice(1).sort());
    // The doctor is ill again, and nobody has heard otherwise.
    await send('/late', AWAY);
    pass(10);
    await sendMails();
    expect(await readMails('away')).toHaveLength(3);
    expect((await readMails('back')).map(({ status }) => status)).toEqual(['dropped', 'dropped']);
  });

  test('the page shows who was told, whose link was opened, who has moved or cancelled, and who is to be called', async () => {
    const { send, list, pass, sendMails, ids, store, clock, db, readRow } = await open(8, (number) => ({
      ...(number === 7 && { email: '' }),
    }));
    const [first, second, third, fourth, fifth, sixth] = ids as [string, string, string, string, string, string];
    await db.updateTable('appointments').set({ status: 'arrived' }).where('id', '=', fifth).execute();
    await db.updateTable('mails').set({ status: 'held' }).where('appointment_id', '=', sixth).execute();
    await send('/late', AWAY);
    pass(10);
    await sendMails();
    await store.noteOpening(first, clock.now);
    const read = async (id: string) => toAppointment(await readRow(id));
    await store.cancel(await read(second), '', clock.now);
    await store.move(await read(third), { date: '2026-12-10', slot: '10:00', minutes: 60 }, clock.now);
    await db.updateTable('desk_people').set({ name: 'Asha' }).execute();
    const [absence] = await list();
    expect(absence).toMatchObject({ by: MAKER.made_by, byName: 'Asha' });
    await send(`/late/${absence?.id}/called/${fourth}`);
    const progress = new Map((await list())[0]?.patients.map((patient) => [patient.id, patient]));
    expect(progress.get(first)).toMatchObject({ progress: 'opened', at: clock.now.toISOString() });
    // A mail program may have opened the link of an earlier mail.
    await db.updateTable('mails').set({ status: 'undeliverable' }).where('appointment_id', '=', first).execute();
    const [again] = await list();
    expect(again?.patients.find(({ id }) => id === first)).toMatchObject({ progress: 'to-call', isMailStuck: true });
    expect(progress.get(second)?.progress).toBe('cancelled');
    expect(progress.get(third)).toMatchObject({ progress: 'moved', now: { date: '2026-12-10', slot: '10:00' } });
    expect(progress.get(fourth)).toMatchObject({ progress: 'called', calledBy: { by: MAKER.made_by, byName: 'Asha' } });
    expect(progress.has(fifth)).toBe(false);
    expect(progress.get(sixth)).toMatchObject({ progress: 'to-call', telling: 'review' });
    expect(progress.get(ids[7] ?? '')).toMatchObject({ progress: 'to-call', telling: 'no-address' });

    // The last day is over.
    clock.now = new Date('2026-12-10T09:00:00+05:30');
    expect(await list()).toEqual([]);
  });

  test('the mail of a late doctor says how late, and the page of the appointment offers the next free times', async () => {
    const { send, pass, list, ids, clock, db, store, words, readRow } = await open(2);
    await send('/late', { ...LATE, span: 'morning' });
    pass(10);
    const mail = await createOutbox(db).claim(clock.now);
    if (!mail) throw new Error('no mail');
    const links = { manageUrl: '', calendarUrl: '' };
    const describe = (facts: Parameters<typeof words.toConfirmation>[0]) => words.toConfirmation(facts, links);
    expect(toMailRequest(mail, describe, '')).toMatchObject({ kind: 'late', lateMinutes: 40 });
    await createOutbox(db).release(mail);

    const view = async () => {
      const appointment = toAppointment(await readRow(ids[0] ?? ''));
      const confirmation = words.toConfirmation(appointment, links);
      const query = { month: '', date: '', done: '' };
      const { now } = clock;
      return createViews(store, calendar)({ appointment, confirmation, token: 't', query, refused: null, now });
    };
    expect((await view()).absence).toMatchObject({ kind: 'late', minutes: 40 });
    clock.now = new Date(`${FIRST_DATE}T08:00:00+05:30`);
    await send('/late', { ...AWAY, lastDate: '' });
    expect((await view()).absence?.free[0]).toEqual({ appointmentDate: '2026-12-02', appointmentTime: '09:00 AM' });
    expect((await view()).absence?.free).toHaveLength(6);
    const absences = await list();
    for (const { id } of absences) await send(`/late/${id}/end`);
    expect((await view()).absence).toBeUndefined();
  });

  test('the address asks who is concerned, and a form that is not valid is shown again with its reasons', async () => {
    const { get, send, list } = await open(2);
    const ask = (entries: Partial<AbsenceEntries>) => get(`/late?${new URLSearchParams({ ...AWAY, ...entries })}`);
    const asked = await ask({});
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(asked.body).toContain('Close, and tell 2 patients');
    expect(asked.body).toContain('The mails wait 10 seconds, so you can undo it.');
    const refused = await ask({ kind: 'late', minutes: '', lastDate: '' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Nobody has been told yet. Please check the marked fields.');
    expect(refused.body).toContain('Choose how late.');
    const pressed = await send('/late', { ...AWAY, doctor: 'nobody' });
    expect(pressed.statusCode).toBe(422);
    expect(pressed.body).toContain('Choose a doctor, or the whole clinic.');
    expect(pressed.body).toContain(
      'The last time counts too: 04:00 PM as the last one includes 04:00 PM, and not 05:00 PM.',
    );
    expect(await list()).toEqual([]);
  });

  test('erased persons and old absences leave nothing', async () => {
    const { send, ids, clock, db, store, readRow } = await open(2);
    await send('/late', LATE);
    clock.now = new Date('2026-12-20T12:00:00+05:30');
    const person = { rows: [await readRow(ids[0] ?? '')] } as Parameters<typeof erase>[1];
    expect(await erase({ db, calendar }, person, { ...MAKER, count: 1 }, clock.now)).toHaveProperty('mailIds');
    const left = () => db.selectFrom('absence_patients').select('appointment_id').execute();
    expect(await left()).toEqual([{ appointment_id: ids[1] }]);
    await store.removal.removeDue([{ from: '', before: '2026-12-15' }], '2036-01-01');
    expect(await left()).toEqual([]);
    expect(await db.selectFrom('absences').selectAll().execute()).toEqual([]);
  });
});
