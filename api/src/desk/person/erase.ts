import type { ErasureRefusal } from '@clinic/contract/desk-taking.ts';
import type { Kysely } from 'kysely';
import { changeRow, toOutcome } from '../../appointments/changes/change-for-desk.ts';
import type { AppointmentsTable, ClinicDatabase, Maker } from '../../database/tables.ts';
import { waitForLock } from '../../database/transaction.ts';
import type { DayOptions } from '../day/day.ts';
import { addRecord } from '../records.ts';
import { isComing, type Person } from './person.ts';

/**
 * The values that replace the person in an appointment. The doctor, the time, the state and the changes stay: they say
 * when a doctor was busy, and without the person they are not personal.
 */
const NOBODY = {
  name: '',
  name_words: '',
  phone: '',
  phone_key: '',
  email: '',
  email_key: '',
  message: '',
  cancel_reason: '',
  idempotency_key: null,
  request_hash: null,
  link_hash: null,
  link_opened_at: null,
  sender_key: '',
} as const satisfies Partial<AppointmentsTable>;

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
  { db, calendar }: Pick<DayOptions, 'db' | 'calendar'>,
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
  for (const row of rows) {
    const change = { ...who, action: 'erased' as const, now, values: NOBODY, createMails: () => [] };
    if (toOutcome(await changeRow(db, row, change)) !== 'done') return 'outdated';
  }
  await addRecord(db, { ...who, action: 'erased', subject: String(rows.length) }, now);
  const mails = await db.selectFrom('mails').select('id').where('appointment_id', 'in', ids).execute();
  return { mailIds: mails.map(({ id }) => id) };
}

async function dropMails(db: Kysely<ClinicDatabase>, ids: readonly string[]): Promise<void> {
  await waitForLock(() =>
    db
      .updateTable('mails')
      .set({ status: 'dropped' })
      .where('appointment_id', 'in', ids)
      .where('status', 'in', ['waiting', 'held', 'undeliverable'])
      .execute(),
  );
}
