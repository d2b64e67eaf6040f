import { describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { DESK_REFUSALS } from '@clinic/contract/desk-day.ts';
import { expect, test, vi } from 'vitest';
import { handOver } from '#appointments/hand-over.ts';
import { openDesk } from '../test-desk.ts';

vi.setConfig({ testTimeout: 60_000 });

const GONE_ID = 'udaharan-gone';
const HEIR = calendar.departments[1]?.doctors[0] ?? { id: '', name: '' };

const REASONS = Object.fromEntries(DESK_REFUSALS.map((name) => [name, `Because: ${name}`])) as Parameters<
  typeof handOver
>[4];

describeDatabases((createUrl) => {
  async function open() {
    const desk = await openDesk(await createUrl());
    const { db, clock } = desk;
    const give = (from: string, to: string) => handOver(db, calendar, [from, to], clock.now, REASONS);
    const leave = () =>
      db.updateTable('appointments').set({ doctor: GONE_ID }).where('doctor', '=', DOCTOR_ID).execute();
    return { ...desk, give, leave };
  }

  test('the coming appointments of a doctor who has left go to another, with records and mails', async () => {
    const { db, book, give, readRow, leave } = await open();
    const ids = [await book(1), await book(2, { appointmentTime: '03:00 PM' })];
    const past = await book(3, { appointmentDate: '2026-11-24', appointmentTime: '09:00 AM' });
    await leave();
    await db.updateTable('appointments').set({ appointment_date: '2026-11-19' }).where('id', '=', past).execute();
    const before = await db.selectFrom('mails').selectAll().execute();

    const answer = await give(GONE_ID, HEIR.name);
    for (const id of ids) {
      const row = await readRow(id);
      expect(row).toMatchObject({ doctor: HEIR.id, department: 'robotic-surgery', status: 'booked', version: 1 });
      expect(answer).toContain(row.reference);
    }
    expect(answer).toMatch(new RegExp(`^With ${HEIR.name} now; a mail tells the patient:\n`));
    expect(await readRow(past)).toMatchObject({ doctor: GONE_ID, version: 0 });
    expect(await db.selectFrom('changes').selectAll().execute()).toMatchObject(
      ids.map(() => ({ action: 'moved', made_by: 'command line', old_doctor: GONE_ID })),
    );
    const known = new Set(before.map(({ id }) => id));
    const mails = (await db.selectFrom('mails').selectAll().execute()).filter(({ id }) => !known.has(id));
    expect(mails.map(({ kind, recipient }) => `${kind} ${recipient}`).sort()).toEqual([
      'moved patient',
      'moved patient',
      'reminder patient',
      'reminder patient',
    ]);
    expect(await give(GONE_ID, HEIR.id)).toBe(`Nothing is to come with "${GONE_ID}".`);
  });

  test('an appointment that the other doctor has no time for stays, and is named with the reason', async () => {
    const { db, book, give, readRow, leave, clock } = await open();
    const [taken, past] = [await book(1), await book(2, { appointmentTime: '09:00 AM' })];
    const silent = await book(4, { appointmentTime: '04:00 PM', email: '' });
    await leave();
    await book(3, { doctor: HEIR.name, department: 'Robotic Surgery' });
    clock.now = new Date(`${appointment.appointmentDate}T10:00:00+05:30`);

    const answer = await give(GONE_ID, HEIR.id);
    const lines = answer.split('\n');
    for (const [id, reason] of [
      [taken, 'slot-taken'],
      [past, 'slot-past'],
    ] as const) {
      const row = await readRow(id);
      expect(row).toMatchObject({ doctor: GONE_ID, version: 0 });
      expect(lines.find((line) => line.includes(row.reference))).toMatch(new RegExp(`Because: ${reason}$`));
    }
    expect(await readRow(silent)).toMatchObject({ doctor: HEIR.id });
    expect(answer).toContain('call the patient, who has no email address here:');
    expect(await db.selectFrom('changes').selectAll().execute()).toHaveLength(1);
  });

  test('a patient whose mails wait for a review is named as one to call', async () => {
    const { db, book, give } = await open();
    await book(1);
    await db.updateTable('mails').set({ status: 'held' }).where('recipient', '=', 'patient').execute();
    expect(await give(DOCTOR_ID, HEIR.id)).toMatch(/^With .* now; call the patient, whose mail waits until .*:\n/);
  });

  test('appointments cannot be handed to an unknown doctor, or to the same one', async () => {
    const { book, give, readRow } = await open();
    const id = await book();
    await expect(give(DOCTOR_ID, GONE_ID)).rejects.toThrow(/^There is no doctor "udaharan-gone"/);
    await expect(give(DOCTOR_ID, '')).rejects.toThrow(/^There is no doctor ""/);
    await expect(give(appointment.doctor, DOCTOR_ID)).rejects.toThrow(/one doctor/);
    expect(await readRow(id)).toMatchObject({ doctor: DOCTOR_ID, version: 0 });
  });
});
