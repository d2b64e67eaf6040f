import type { Change } from '@clinic/api/appointments/changes/change.ts';
import { changeRow, toOutcome } from '@clinic/api/appointments/changes/change-for-desk.ts';
import type { AppointmentsTable, Maker } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { ENGLISH } from '@clinic/contract/languages.ts';
import { NO_WORDS } from '@clinic/contract/patient-words.ts';
import type { Kysely } from 'kysely';
import { eraseNotes } from '#appointments/notes.ts';
import { isComing, type Person } from '#appointments/person.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { addRecord } from '#frame/records.ts';

/**
 * The columns that stay. The doctor, the time, the state and the changes say when a doctor was busy; without the person
 * they are not personal.
 */
const KEPT_COLUMNS = [
  'id',
  'reference',
  'department',
  'doctor',
  'appointment_date',
  'appointment_time',
  'appointment_end',
  'visit',
  'status',
  'needs_review',
  'created_at',
  'changed_at',
  'sequence',
  'version',
  'link_version',
  'arrived_at',
  'called_in_at',
  // It names a text that was published for everybody.
  'privacy_version',
] as const satisfies readonly (keyof AppointmentsTable)[];

/** The values that replace the person in an appointment: in every column that is not kept. */
const NOBODY = {
  ...NO_WORDS,
  name_words: '',
  phone_key: '',
  email_key: '',
  cancel_reason: '',
  idempotency_key: null,
  request_hash: null,
  link_hash: null,
  link_opened_at: null,
  sender_key: '',
  language: ENGLISH,
  whatsapp_at: null,
  whatsapp_ended_at: null,
} satisfies Omit<AppointmentsTable, (typeof KEPT_COLUMNS)[number]>;

/** `coming`: an appointment is still to come. `outdated`: the appointments are no longer those that were on the screen. */
export type ErasureRefusal = 'coming' | 'outdated';

type ErasureRequest = Maker & {
  /** How many appointments the page named when it asked. */
  count: number;
};

/**
 * Erases a person from all of these appointments and records it, or returns why not. Coming appointments have to be
 * cancelled first, by hand: the mail about it needs the patient's address, and the doctor must not wait for somebody
 * without a name. Resolves to the ids of the mails, whose files hold the person too.
 */
export async function erase(
  { db, calendar }: Pick<ClinicData, 'db' | 'calendar'>,
  { rows }: Person,
  { count, ...who }: ErasureRequest,
  now: Date,
): Promise<ErasureRefusal | { mailIds: string[] }> {
  if (rows.length !== count) return 'outdated';
  if (rows.some((row) => isComing(row, { calendar }, now))) return 'coming';
  const ids = rows.map(({ id }) => id);
  // Mails come first, because they are written from the appointment. An erasure that breaks off has to be asked for
  // again.
  await dropMails(db, ids);
  await db.deleteFrom('absence_patients').where('appointment_id', 'in', ids).execute();
  for (const row of rows) {
    const change: Change = {
      ...who,
      action: 'erased',
      now,
      values: NOBODY,
      createMails: () => [],
      check: (transaction) => eraseNotes(transaction, row.id),
    };
    if (toOutcome(await changeRow(db, row, change)) !== 'done') return 'outdated';
  }
  await addRecord(db, { ...who, action: 'erased', subject: String(rows.length) }, now);
  const mails = await db.selectFrom('mails').select('id').where('appointment_id', 'in', ids).execute();
  return { mailIds: mails.map(({ id }) => id) };
}

/** Other systems still hear what became of the appointments: no person is named there any more. */
async function dropMails(db: Kysely<ClinicDatabase>, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'dropped' })
    .where('appointment_id', 'in', ids)
    .where('recipient', '<>', 'system')
    .where('status', 'in', ['waiting', 'held', 'undeliverable'])
    .execute();
}
