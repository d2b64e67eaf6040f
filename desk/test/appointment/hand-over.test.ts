import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { DESK_REFUSALS } from '@clinic/contract/desk-day.ts';
import { expect, test } from 'vitest';
import { handOver } from '#appointments/hand-over.ts';
import { openAppointments } from './appointment-desk.ts';

const GONE_ID = 'udaharan-gone';
const HEIR = { id: 'namuna-gokhale', name: 'Dr. Namuna Gokhale' };

const REASONS = Object.fromEntries(DESK_REFUSALS.map((name) => [name, `Because: ${name}`])) as Parameters<
  typeof handOver
>[4];

describeDatabases((createUrl) => {
  async function open() {
    const desk = await openAppointments(await createUrl());
    const give = (from: string, to: string) => handOver(desk.db, calendar, [from, to], desk.clock.now, REASONS);
    const leave = () =>
      desk.db.updateTable('appointments').set({ doctor: GONE_ID }).where('doctor', '=', DOCTOR_ID).execute();
    return { ...desk, give, leave };
  }

  test('a patient of a doctor who has left goes to another one, with a record and a mail', async () => {
    const { db, book, bookTold, give, readRow, readChanges, readPatientMails, becomeFinal, leave } = await open();
    const id = await bookTold();
    const past = await book(3, { appointmentTime: '09:00 AM' });
    await leave();
    await db.updateTable('appointments').set({ appointment_date: '2026-11-19' }).where('id', '=', past).execute();

    const answer = await give(GONE_ID, HEIR.name);
    const row = await readRow(id);
    expect(row).toMatchObject({ doctor: HEIR.id, department: 'robotic-surgery', status: 'booked', version: 1 });
    expect(answer).toMatch(new RegExp(`^With ${HEIR.name} now; a mail tells the patient:\n.*${row.reference}`));
    expect(await readRow(past)).toMatchObject({ doctor: GONE_ID, version: 0 });
    expect(await readChanges()).toMatchObject([{ action: 'moved', made_by: 'command line', old_doctor: GONE_ID }]);
    expect((await becomeFinal()).filter(({ appointment_id }) => appointment_id === id)).toMatchObject([
      { kind: 'moved' },
    ]);
    const mails = (await readPatientMails()).filter((mail) => mail.appointment_id === id && mail.status === 'waiting');
    expect(mails).toMatchObject([{ kind: 'reminder', sequence: 1 }]);
    expect(await give(GONE_ID, HEIR.id)).toBe(`Nothing is to come with "${GONE_ID}".`);
  });

  test('a patient for whom the other doctor has no time stays, and is named with the reason or as one to call', async () => {
    const { db, book, give, readRow, readChanges, leave, clock } = await open();
    const [taken, past] = [await book(1), await book(2, { appointmentTime: '09:00 AM' })];
    const silent = await book(4, { appointmentTime: '04:00 PM', email: '' });
    const held = await book(5, { appointmentTime: '05:00 PM' });
    await db.updateTable('mails').set({ status: 'held' }).where('appointment_id', '=', held).execute();
    await leave();
    await book(3, { doctor: HEIR.name, department: 'Robotic Surgery' });
    clock.now = new Date(`${appointment.appointmentDate}T10:00:00+05:30`);

    const answer = await give(GONE_ID, HEIR.id);
    for (const [id, reason] of [
      [taken, 'slot-taken'],
      [past, 'slot-past'],
    ] as const) {
      const row = await readRow(id);
      expect(row).toMatchObject({ doctor: GONE_ID, version: 0 });
      expect(answer).toMatch(new RegExp(`${row.reference}.*Because: ${reason}$`, 'm'));
    }
    for (const id of [silent, held]) expect(await readRow(id)).toMatchObject({ doctor: HEIR.id });
    expect(answer).toContain('call the patient, who has no email address here:');
    expect(answer).toMatch(/^With .* now; call the patient, whose mail waits until .*:$/m);
    expect(await readChanges()).toHaveLength(2);
  });
});

test('an operator cannot hand patients to an unknown doctor, or to the same one', async () => {
  const { db, book, clock } = await openAppointments(await createSqlite());
  await book();
  const give = (from: string, to: string) => handOver(db, calendar, [from, to], clock.now, REASONS);
  await expect(give(DOCTOR_ID, GONE_ID)).rejects.toThrow(/^There is no doctor "udaharan-gone"/);
  await expect(give(DOCTOR_ID, '')).rejects.toThrow(/^There is no doctor ""/);
  await expect(give(appointment.doctor, DOCTOR_ID)).rejects.toThrow(/one doctor/);
});
