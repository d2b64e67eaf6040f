import type { ErasureRefusal } from '@clinic/contract/desk-taking.ts';
import type { Kysely } from 'kysely';
import type { AppointmentsTable, ClinicDatabase, Maker } from '../../database/tables.ts';
import { waitForLock } from '../../database/transaction.ts';
import { changeForDesk } from '../change-for-desk.ts';
import type { DayOptions } from '../day.ts';
import { addRecord } from '../records.ts';
import { isComing, type Person } from './person.ts';

/**
 * What an appointment has instead of its person. The doctor, the time, the state and the changes stay: they say when a
 * doctor was busy, and with an unknown person nothing personal.
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
  /** How many appointments the question named. */
  count: number;
};

/**
 * Erases a person from all of these appointments, with a record, or tells why not. What is still to come is cancelled
 * first, by hand: the patient is told of it by mail, for which the address is needed, and the doctor is not to wait for
 * somebody without a name. Resolves to the ids of the mails, whose files hold the person too.
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
  // First, because a mail is written from the appointment. An erasure that breaks off in the middle is asked for again.
  await dropMails(db, ids);
  for (const row of rows) {
    const change = { ...who, action: 'erased' as const, now, values: NOBODY, createMails: () => [] };
    if ((await changeForDesk(db, row, change)) !== 'done') return 'outdated';
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
