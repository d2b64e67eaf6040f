import type { Kysely } from 'kysely';
import type { ClinicDatabase } from '../../database/tables.ts';
import { isOwnWord, NOT_OWN_WORDS, toChannelPriority } from '../../outbox/mail-priority.ts';
import type { DueMail } from '../../outbox/outbox.ts';

const WINDOW_MS = 86_400_000;

/** The most confirmations to one number in the window, whatever is booked with it: anybody may have typed it. */
const MAX_CONFIRMATIONS = 1;

/** The most words in the window that patients, or strangers with their number, have caused. */
const MAX_CAUSED = 5;

const CAUSED = NOT_OWN_WORDS.map((priority) => toChannelPriority('whatsapp', priority));

/** Whether a number has had enough of what strangers may cause. The clinic's own news and reminders are not limited. */
export async function isNumberFull(db: Kysely<ClinicDatabase>, mail: DueMail, now: Date): Promise<boolean> {
  if (isOwnWord(mail) || mail.kind === 'reminder') return false;
  const told = await db
    .selectFrom('appointments')
    .innerJoin('mails', 'mails.appointment_id', 'appointments.id')
    .select(['mails.kind', 'mails.id', 'mails.due_at', 'mails.sent_at'])
    .where('phone_key', '=', mail.appointment.phone_key)
    .where('whatsapp_at', 'is not', null)
    .where('mails.kind', '<>', 'reminder')
    .where('mails.priority', 'in', CAUSED)
    .where('mails.id', '<>', mail.id)
    .where(({ or, eb }) =>
      or([
        eb('mails.sent_at', '>', new Date(now.getTime() - WINDOW_MS).toISOString()),
        eb('mails.claimed_until', '>', now.toISOString()),
      ]),
    )
    .execute();
  // Of two that are being sent at once, the one that was due first goes.
  const before = told.filter(
    ({ sent_at, due_at, id }) => sent_at !== null || `${due_at} ${id}` < `${mail.due_at} ${mail.id}`,
  );
  if (before.length >= MAX_CAUSED) return true;
  return mail.kind === 'booked' && before.filter(({ kind }) => kind === 'booked').length >= MAX_CONFIRMATIONS;
}
