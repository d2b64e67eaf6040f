import { type Kysely, sql } from 'kysely';
import type { MailsTable } from '../database/appointment-tables.ts';
import type { ClinicDatabase } from '../database/tables.ts';
import type { DueMail } from './outbox.ts';

const WINDOW_MS = 86_400_000;

/**
 * How many mails within the window may go to a mailbox whose owner has opened no link of a mail: anybody may have typed
 * its address.
 */
const MAX_TO_STRANGERS = 5;
/** How many mails within the window may go to any other. A person moves an appointment a few times at most. */
const MAX_TO_PATIENTS = 20;

/** The expression of the index for the limits per email address (`migrations/001-clinic.ts`). */
const MAILBOX = sql<string>`coalesce(nullif(email_key, ''), nullif(lower(email), ''))`;

/**
 * Finds the time when this mail may go to its patient's mailbox without flooding it; `null` when it may go now. Mails
 * that are being sent count as sent when they were due before this one.
 */
export async function findFreeTime(db: Kysely<ClinicDatabase>, mail: DueMail, now: Date): Promise<Date | null> {
  const { email, email_key } = mail.appointment;
  const rows = await db
    .selectFrom('appointments')
    .leftJoin('mails', (join) =>
      join
        .onRef('mails.appointment_id', '=', 'appointments.id')
        .on('mails.recipient', '=', 'patient')
        .on(({ or, eb }) =>
          or([
            eb('mails.sent_at', '>', new Date(now.getTime() - WINDOW_MS).toISOString()),
            eb('mails.claimed_until', '>', now.toISOString()),
          ]),
        ),
    )
    .select(['mails.id', 'mails.due_at', 'mails.sent_at', 'link_opened_at'])
    .where(MAILBOX, '=', email_key || email.toLowerCase())
    .execute();
  const sentAt = rows.flatMap(({ id, due_at, sent_at }) => {
    if (id === null || due_at === null || id === mail.id) return [];
    return sent_at ?? (isBefore({ id, due_at }, mail) ? now.toISOString() : []);
  });
  const max = rows.some(({ link_opened_at }) => link_opened_at !== null) ? MAX_TO_PATIENTS : MAX_TO_STRANGERS;
  const nth = sentAt.sort().at(-max);
  return nth === undefined ? null : new Date(Date.parse(nth) + WINDOW_MS);
}

function isBefore(one: Pick<MailsTable, 'id' | 'due_at'>, other: Pick<MailsTable, 'id' | 'due_at'>): boolean {
  return one.due_at < other.due_at || (one.due_at === other.due_at && one.id < other.id);
}
