import type { CalendarWords } from '@clinic/api/appointments/calendar-words.ts';
import { readReceipts } from '@clinic/api/channels/whatsapp/receipts.ts';
import type { AppointmentsTable, ChangesTable } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { Kysely } from 'kysely';
import type { HistoryEntry, ListedAppointment, StatusAndSlot } from '#appointments/taking.ts';
import { readNames, toMaker } from '../people/names.ts';
import { toDeskMail } from './desk-mail.ts';

/** Reads the history of an appointment from its booking on, oldest first. */
export async function readHistory(db: Kysely<ClinicDatabase>, row: AppointmentsTable): Promise<HistoryEntry[]> {
  const [changes, names] = await Promise.all([
    db.selectFrom('changes').selectAll().where('appointment_id', '=', row.id).orderBy('version').execute(),
    readNames(db),
  ]);
  const now: StatusAndSlot = { status: row.status, date: row.appointment_date, slot: row.appointment_time };
  // A change stores only the state before it. The state after it is the one before the next change.
  const states = [...changes.map(toStatusAndSlot), now];
  const entries = changes.map((change, index): HistoryEntry => {
    const { action, made_by, made_from: from, made_at: at } = change;
    return {
      action,
      ...toMaker(made_by, names),
      from,
      at,
      before: toStatusAndSlot(change),
      after: states[index + 1] ?? now,
    };
  });
  if (entries[0]?.action === 'booked') return entries;
  const first = states[0] ?? now;
  return [{ action: 'booked', by: 'patient', from: '', at: row.created_at, before: first, after: first }, ...entries];
}

/** Reads the mails of an appointment, oldest first. */
export async function readMails(
  db: Kysely<ClinicDatabase>,
  { id, status }: Pick<AppointmentsTable, 'id' | 'status'>,
  moment: { now: Date; timeZone: string },
) {
  const rows = await db
    .selectFrom('mails')
    .selectAll()
    .where('appointment_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const receipts = await readReceipts(
    db,
    rows.filter(({ channel }) => channel === 'whatsapp'),
  );
  return rows.map((row) => toDeskMail(row, status, moment, receipts.get(row.id)));
}

/** Describes an appointment for a list. */
export function toListed(row: AppointmentsTable, words: CalendarWords): ListedAppointment {
  const { id, reference, name, status, appointment_date: date, appointment_time: slot } = row;
  return { id, reference, name, status, date, slot, doctor: words.toNames(row.department, row.doctor).doctor };
}

function toStatusAndSlot({ old_status, old_date, old_time }: ChangesTable): StatusAndSlot {
  return { status: old_status, date: old_date, slot: old_time };
}
