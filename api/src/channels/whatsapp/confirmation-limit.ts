import type { Kysely } from 'kysely';
import type { ClinicDatabase } from '../../database/tables.ts';
import { isOwnWord, NOT_OWN_WORDS, toChannelPriority } from '../../outbox/mail-priority.ts';
import type { DueMail } from '../../outbox/outbox.ts';

const WINDOW_MS = 86_400_000;

/** The most confirmations to one number in the window, whatever is booked with it: anybody may have typed it. */
const MAX_CONFIRMATIONS = 1;

/** The most words in the window that patients, or strangers with their number, have caused. */
const MAX_CAUSED = 5;

/** Of several messages to a number that are being sent at once, the first asks again sooner than the others. */
const ASK_AGAIN_MS = 2_000;
const OTHERS_ASK_AGAIN_MS = 10_000;

const CAUSED = NOT_OWN_WORDS.map((priority) => toChannelPriority('whatsapp', priority));

/**
 * Finds the time when a number may be told without flooding it: `null` for now, `never` when it has had enough of what
 * strangers may cause. The clinic's own news and reminders are not limited.
 */
export async function findNumberTime(
  db: Kysely<ClinicDatabase>,
  mail: DueMail,
  now: Date,
): Promise<Date | 'never' | null> {
  if (isOwnWord(mail) || mail.kind === 'reminder') return null;
  const told = await db
    .selectFrom('appointments')
    .innerJoin('mails', 'mails.appointment_id', 'appointments.id')
    .select(['mails.kind', 'mails.id', 'mails.sent_at'])
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
  const isEnough = (rows: typeof told) =>
    rows.length >= MAX_CAUSED ||
    (mail.kind === 'booked' && rows.filter(({ kind }) => kind === 'booked').length >= MAX_CONFIRMATIONS);
  if (isEnough(told.filter(({ sent_at }) => sent_at !== null))) return 'never';
  if (!isEnough(told)) return null;
  // Nobody knows yet whether those that are being sent arrive at Meta.
  const isFirst = told.every(({ sent_at, id }) => sent_at !== null || mail.id < id);
  return new Date(now.getTime() + (isFirst ? ASK_AGAIN_MS : OTHERS_ASK_AGAIN_MS));
}
