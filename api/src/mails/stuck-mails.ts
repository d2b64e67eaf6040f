import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { AppointmentsTable, MailStatus, MailsTable } from '../database/appointment-tables.ts';
import type { ClinicDatabase } from '../database/tables.ts';
import { LONGEST_BACK_OFF_MS } from './back-off.ts';
import type { MailKey } from './outbox.ts';
import { LATE_SECONDS } from './outbox-state.ts';

/** The most mails to list, which is more than anybody works through. */
const MAX_SHOWN = 200;

export type StuckRow = MailsTable & Pick<AppointmentsTable, 'reference' | 'name'>;

/** Whether somebody has to look at a mail: it is undeliverable, an attempt has failed, or it is late. */
export function isStuck(mail: Pick<MailsTable, 'status' | 'attempts' | 'due_at'>, now: Date): boolean {
  if (mail.status === 'undeliverable') return true;
  return mail.status === 'waiting' && (mail.attempts > 0 || mail.due_at <= toLateBefore(now));
}

/**
 * Lists stuck mails, oldest first. `today` is a calendar date: an undeliverable mail of an earlier appointment is no
 * longer listed.
 */
export async function listStuckMails(db: Kysely<ClinicDatabase>, now: Date, today: string): Promise<StuckRow[]> {
  const parts = selectStuck(db, now, today).map((part) =>
    part
      .innerJoin('appointments', 'appointments.id', 'mails.appointment_id')
      .selectAll('mails')
      .select(['appointments.reference', 'appointments.name'])
      .orderBy('mails.created_at')
      .limit(MAX_SHOWN)
      .execute(),
  );
  const rows = (await Promise.all(parts)).flat();
  return rows.sort((one, other) => one.created_at.localeCompare(other.created_at)).slice(0, MAX_SHOWN);
}

/** Counts the stuck mails, without the limit of the list. */
export async function countStuckMails(db: Kysely<ClinicDatabase>, now: Date, today: string): Promise<number> {
  const parts = selectStuck(db, now, today).map((part) =>
    part.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
  );
  return (await Promise.all(parts)).reduce((sum, { count }) => sum + Number(count), 0);
}

/**
 * Makes a stuck mail due now, as if it had never been tried. Resolves to whether it was stuck and nobody was sending
 * it.
 */
export async function sendAgain(
  db: Kysely<ClinicDatabase>,
  { appointment_id, id }: MailKey,
  now: Date,
): Promise<boolean> {
  const nowText = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ status: 'waiting', due_at: nowText, attempts: 0, error: null, claimed_until: null })
    .where('appointment_id', '=', appointment_id)
    .where('id', '=', id)
    .where((eb) => eb.or([isUndeliverable(eb), eb.and([isWaiting(eb), isTriedOrLate(eb, now)])]))
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', nowText)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type Mails = ExpressionBuilder<ClinicDatabase, 'mails'>;

/** Selects stuck mails in two parts, each of which has an index of its own (`migrations/001-clinic.ts`). */
function selectStuck(db: Kysely<ClinicDatabase>, now: Date, today: string) {
  const soon = new Date(now.getTime() + LONGEST_BACK_OFF_MS).toISOString();
  const waiting = db
    .selectFrom('mails')
    .where((eb) => eb.and([isWaiting(eb), isTriedOrLate(eb, now)]))
    .where('mails.due_at', '<=', soon);
  const undeliverable = db.selectFrom('mails').where(isUndeliverable).where('mails.appointment_date', '>=', today);
  return [waiting, undeliverable];
}

const isWaiting = (eb: Mails) => eb('mails.status', '=', sql.lit<MailStatus>('waiting'));
const isUndeliverable = (eb: Mails) => eb('mails.status', '=', sql.lit<MailStatus>('undeliverable'));
const isTriedOrLate = (eb: Mails, now: Date) =>
  eb.or([eb('mails.attempts', '>', 0), eb('mails.due_at', '<=', toLateBefore(now))]);

function toLateBefore(now: Date): string {
  return new Date(now.getTime() - LATE_SECONDS * 1000).toISOString();
}
