import { toInstant } from '@clinic/contract/clinic-clock.ts';
import type { MailState } from '@clinic/contract/mails.ts';
import { isCancelled, isExpected } from '@clinic/contract/visit-states.ts';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { DAY } from '../appointments/store/appointment.ts';
import type { AppointmentsTable, MailStatus, MailsTable } from '../database/appointment-tables.ts';
import type { ClinicDatabase } from '../database/tables.ts';
import { LONGEST_BACK_OFF_MS } from './back-off.ts';
import { CHANNEL_NAMES, NOT_OWN_WORDS, PRIORITIES, toChannelPriority } from './mail-priority.ts';
import type { MailKey } from './outbox.ts';
import { LATE_SECONDS } from './outbox-state.ts';

/** The most mails to list, which is more than anybody works through. */
const MAX_SHOWN = 200;

/** A patient whose mail is failing is called when the appointment begins sooner than this after the next attempt. */
const CALL_BEFORE_MS = 2 * 60 * 60_000;

/** That of the desk on the row's own channel, whose process alone may claim it. */
const DESK_PRIORITY = sql<number>`case channel ${sql.join(
  CHANNEL_NAMES.map((name) => sql`when ${name} then cast(${toChannelPriority(name, PRIORITIES.desk)} as integer)`),
  sql` `,
)} end`;

export type StuckRow = MailsTable &
  Pick<AppointmentsTable, 'reference' | 'name' | 'phone'> & { appointment_status: AppointmentsTable['status'] };

type Told = Pick<
  MailsTable,
  | 'kind'
  | 'recipient'
  | 'channel'
  | 'status'
  | 'attempts'
  | 'due_at'
  | 'priority'
  | 'appointment_date'
  | 'appointment_time'
>;

/** The moment at which mails are judged. `today` is its date at the clinic. */
type Moment = { now: Date; today: string; timeZone: string };

/**
 * Whether somebody has to look at a mail, because it is undeliverable, failing or late, and whether its patient has to
 * be called: it cannot arrive before the appointment begins, is failing to tell of an absence, or tells what the desk
 * did with a booking whose mails are held. WhatsApp tells beside a mail, so nobody has to look at a number that is not
 * there.
 */
export function getMailState(
  mail: Told,
  appointmentStatus: AppointmentsTable['status'],
  { now, timeZone }: Pick<Moment, 'now' | 'timeZone'>,
): MailState {
  const isLost = mail.status === 'undeliverable';
  const isFailing = mail.status === 'waiting' && (mail.attempts > 0 || mail.due_at <= toLateBefore(now));
  if (mail.channel === 'whatsapp') return isFailing ? 'stuck' : 'waiting';
  const startMs = toInstant(timeZone, mail.appointment_date, mail.appointment_time).getTime();
  const leavesMs = Math.max(Date.parse(mail.due_at), now.getTime()) + (isFailing ? CALL_BEFORE_MS : 0);
  const isTooLate = isLost || (mail.status === 'waiting' && leavesMs >= startMs);
  const tellsOfAbsence = mail.kind === 'away' || mail.kind === 'late';
  const isWanted =
    mail.recipient === 'patient' &&
    startMs > now.getTime() &&
    (mail.kind === 'cancelled' ? isCancelled : isExpected)({ status: appointmentStatus });
  const isUntold = mail.status === 'held' && mail.priority === PRIORITIES.desk;
  if (isWanted && (isTooLate || isUntold || (isFailing && tellsOfAbsence))) return 'call';
  return isLost || isFailing ? 'stuck' : 'waiting';
}

/**
 * Lists the mails that are stuck or whose patients are to be called, oldest first. An undeliverable mail of an earlier
 * appointment is no longer listed.
 */
export async function listStuckMails(db: Kysely<ClinicDatabase>, moment: Moment): Promise<StuckRow[]> {
  const { failing, undeliverable, postponed, held } = selectStuck(db, moment);
  const read = (part: typeof failing) =>
    part
      .innerJoin('appointments', 'appointments.id', 'mails.appointment_id')
      .selectAll('mails')
      .select(['reference', 'name', 'phone', 'appointments.status as appointment_status'])
      .orderBy('mails.created_at')
      .limit(MAX_SHOWN)
      .execute();
  const [stuck, unsure] = await Promise.all([
    Promise.all([read(failing), read(undeliverable)]),
    Promise.all([read(postponed), read(held)]),
  ]);
  const toCall = unsure.flat().filter((row) => getMailState(row, row.appointment_status, moment) === 'call');
  return [toCall, ...stuck]
    .flat()
    .sort((one, other) => one.created_at.localeCompare(other.created_at))
    .slice(0, MAX_SHOWN);
}

/** Counts the mails that `listStuckMails` lists, without its limit. */
export async function countStuckMails(db: Kysely<ClinicDatabase>, moment: Moment): Promise<number> {
  const { failing, undeliverable, postponed, held } = selectStuck(db, moment);
  const count = (part: typeof failing) => part.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const read = (part: typeof failing) =>
    part
      .innerJoin('appointments', 'appointments.id', 'mails.appointment_id')
      .selectAll('mails')
      .select('appointments.status as appointment_status')
      .execute();
  const [stuck, unsure] = await Promise.all([
    Promise.all([count(failing), count(undeliverable)]),
    Promise.all([read(postponed), read(held)]),
  ]);
  const toCall = unsure.flat().filter((row) => getMailState(row, row.appointment_status, moment) === 'call');
  return stuck.reduce((sum, { count: some }) => sum + Number(some), toCall.length);
}

/**
 * Makes a mail that is stuck, that waits for its mailbox, or that is held and tells what the desk did, due now, as if it
 * had never been tried. The desk sends it, so no limit holds it back. Resolves to whether it was such a mail and nobody
 * was sending it.
 */
export async function sendAgain(
  db: Kysely<ClinicDatabase>,
  { appointment_id, id }: MailKey,
  now: Date,
): Promise<boolean> {
  const nowText = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      status: 'waiting',
      due_at: nowText,
      priority: DESK_PRIORITY,
      attempts: 0,
      error: null,
      claimed_until: null,
    })
    .where('appointment_id', '=', appointment_id)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        isUndeliverable(eb),
        isHeldWord(eb),
        eb.and([isWaiting(eb), eb.or([isTriedOrLate(eb, now), mayBePostponed(eb)])]),
      ]),
    )
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', nowText)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type Mails = ExpressionBuilder<ClinicDatabase, 'mails'>;

/**
 * Selects the mails that may be stuck, in parts that each have an index of their own (`migrations/001-clinic.ts`,
 * `migrations/012-mail-priority.ts`). Of those that wait for their mailbox, only some wait too long. Only marked
 * bookings hold mails, and of those that are held only some are still true.
 */
function selectStuck(db: Kysely<ClinicDatabase>, { now, today }: Moment) {
  const soon = new Date(now.getTime() + LONGEST_BACK_OFF_MS).toISOString();
  return {
    failing: db
      .selectFrom('mails')
      .where((eb) => eb.and([isWaiting(eb), isTriedOrLate(eb, now)]))
      .where('mails.due_at', '<=', soon),
    undeliverable: db
      .selectFrom('mails')
      .where(isUndeliverable)
      .where('mails.channel', '<>', 'whatsapp')
      .where('mails.appointment_date', '>=', today),
    held: db
      .selectFrom('mails')
      .where(isHeldWord)
      .where('mails.appointment_id', 'in', ({ selectFrom }) =>
        selectFrom('appointments')
          .select('appointments.id')
          .where(DAY, '>=', today)
          .where('needs_review', '=', sql.lit(1 as const)),
      ),
    postponed: db
      .selectFrom('mails')
      .where(isWaiting)
      .where(mayBePostponed)
      .where('mails.due_at', '>', now.toISOString())
      .where(({ or, eb }) => or([eb('mails.attempts', '=', 0), eb('mails.due_at', '>', soon)])),
  };
}

const isWaiting = (eb: Mails) => eb('mails.status', '=', sql.lit<MailStatus>('waiting'));
const isUndeliverable = (eb: Mails) => eb('mails.status', '=', sql.lit<MailStatus>('undeliverable'));
/** Whether a mail tells what the desk did with a booking whose mails are held. */
const isHeldWord = (eb: Mails) =>
  eb.and([eb('mails.status', '=', sql.lit<MailStatus>('held')), eb('mails.priority', '=', PRIORITIES.desk)]);
/** Whether the limit of a mailbox may hold a mail back (`mailbox-limit.ts`). */
const mayBePostponed = (eb: Mails) =>
  eb.and([eb('mails.priority', 'in', NOT_OWN_WORDS), eb('mails.kind', '<>', 'reminder')]);
const isTriedOrLate = (eb: Mails, now: Date) =>
  eb.or([eb('mails.attempts', '>', 0), eb('mails.due_at', '<=', toLateBefore(now))]);

function toLateBefore(now: Date): string {
  return new Date(now.getTime() - LATE_SECONDS * 1000).toISOString();
}
