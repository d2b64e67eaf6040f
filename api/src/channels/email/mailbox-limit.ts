import { isHappening } from '@clinic/contract/mails.ts';
import { type Kysely, sql } from 'kysely';
import type { AppointmentsTable, MailsTable } from '../../database/appointment-tables.ts';
import type { ClinicDatabase } from '../../database/tables.ts';
import { NOT_OWN_WORDS } from '../../outbox/mail-priority.ts';
import type { DueMail } from '../../outbox/outbox.ts';

const WINDOW_MS = 86_400_000;

/**
 * How many mails within the window may go to a mailbox whose owner has opened no link of a mail: anybody may have typed
 * its address.
 */
const MAX_TO_STRANGERS = 5;
/** How many mails within the window may go to any other. A person moves an appointment a few times at most. */
const MAX_TO_PATIENTS = 20;

/**
 * Whether strangers may have caused a mail to a patient. The clinic's own words are neither limited nor counted, and a
 * reminder comes once for each booking.
 */
export function isLimited({ recipient, kind, priority }: Pick<MailsTable, 'recipient' | 'kind' | 'priority'>): boolean {
  return recipient === 'patient' && kind !== 'reminder' && NOT_OWN_WORDS.some((limited) => limited === priority);
}

/** The expression of the index for the limits per email address (`migrations/001-clinic.ts`). */
const MAILBOX = sql<string>`coalesce(nullif(email_key, ''), nullif(lower(email), ''))`;

/**
 * Finds the time when this mail may go to its patient's mailbox without flooding it; `null` when it may go now. Mails
 * that are being sent count as sent when they were due before this one.
 */
export async function findFreeTime(
  db: Kysely<ClinicDatabase>,
  mail: Pick<DueMail, 'id' | 'due_at'> & { appointment: Pick<AppointmentsTable, 'email' | 'email_key'> },
  now: Date,
): Promise<Date | null> {
  const { email, email_key } = mail.appointment;
  const rows = await db
    .selectFrom('appointments')
    .leftJoin('mails', (join) =>
      join
        .onRef('mails.appointment_id', '=', 'appointments.id')
        .on('mails.recipient', '=', 'patient')
        .on('mails.kind', '<>', 'reminder')
        .on('mails.priority', 'in', NOT_OWN_WORDS)
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

/** Whether a mail that the patient of an appointment causes now has to wait for its mailbox, or one waits already. */
export async function isMailboxFull(db: Kysely<ClinicDatabase>, appointmentId: string, now: Date): Promise<boolean> {
  const [appointment, mails] = await Promise.all([
    db.selectFrom('appointments').select(['email', 'email_key']).where('id', '=', appointmentId).executeTakeFirst(),
    db.selectFrom('mails').selectAll().where('appointment_id', '=', appointmentId).orderBy('id', 'desc').execute(),
  ]);
  // The mail about the last change, sent or not, says whether it found room.
  const last = mails.find((mail) => isLimited(mail) && isHappening(mail.kind) && mail.status !== 'dropped');
  if (!appointment || last?.status !== 'waiting') return false;
  if (last.due_at > now.toISOString()) return true;
  return (await findFreeTime(db, { ...last, appointment }, now)) !== null;
}
