import { UNDO_GRACE_MS } from '@clinic/contract/desk-appointment.ts';
import { type ChannelName, HAPPENINGS, isHappening, NEWS } from '@clinic/contract/mails.ts';
import { type Kysely, sql } from 'kysely';
import { type AbsenceSpan, findNews } from '../appointments/absences/news.ts';
import type { AppointmentsTable, ChangesTable, MailStatus, MailsTable } from '../database/appointment-tables.ts';
import { getEngine } from '../database/engines.ts';
import type { ClinicDatabase } from '../database/tables.ts';
import { toMailId } from './beside.ts';
import { IN_ORDER } from './mail-priority.ts';

/** How long a process has a mail for itself. After that, another one may send it. Sending takes less (`worker.ts`). */
const LEASE_MS = 60_000;

const WAITING = sql.lit<MailStatus>('waiting');

export type MailKey = Pick<MailsTable, 'appointment_id' | 'id'>;

/** A mail with its appointment as it is now. */
export type DueMail = MailsTable & {
  appointment: AppointmentsTable;
  /** The doctor and department, by ids, when the mail was created. */
  place: DoctorPlace;
  /** The id of the doctor before a move; `null` for other mails. */
  previousDoctor: string | null;
  /** Whether mails to the patient wait until the clinic has reviewed the booking. */
  isPatientHeld: boolean;
  /** The absence of the doctor that is true now; `null` without one, and for mails to which it makes no difference. */
  news: AbsenceSpan | null;
  /** The delays of the absences in force, 0 for one who is away, that list this mail; `null` when none ever has. */
  told: number[] | null;
  /** Until when the desk can undo what makes the mail untrue; `null` when it cannot. */
  openUntil: Date | null;
  /** Whether the clinic made the last cancellation, and not the patient. */
  isByClinic: boolean;
  /** Whether the recipient has got a mail that tells of something newer. */
  isOvertaken: boolean;
};

export type DoctorPlace = Pick<AppointmentsTable, 'doctor' | 'department'>;

/** The news of all channels in the database. While the database is away, every method rejects with an error that `isUnavailable` knows. */
export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(db: Kysely<ClinicDatabase>) {
  const write = (key: MailKey, values: Partial<MailsTable>) =>
    db
      .updateTable('mails')
      .set({ ...values, claimed_until: null })
      .where('appointment_id', '=', key.appointment_id)
      .where('id', '=', key.id)
      .execute();

  /**
   * Claims for this process the mail that is to be sent next, among those of some priorities that are due and that
   * nobody is sending; `null` when there is none.
   */
  async function claim(now: Date, priorities: readonly number[] = IN_ORDER): Promise<DueMail | null> {
    for (const priority of priorities) {
      const key = await claimFirst(priority, now);
      if (key) return read(key);
    }
    return null;
  }

  async function claimFirst(priority: number, now: Date): Promise<MailKey | undefined> {
    const nowText = now.toISOString();
    const due = db
      .selectFrom('mails as due')
      .select(['due.appointment_id', 'due.id'])
      .where('due.status', '=', WAITING)
      .where('due.priority', '=', priority)
      .where('due.due_at', '<=', nowText)
      .where(({ or, eb }) => or([eb('due.claimed_until', 'is', null), eb('due.claimed_until', '<=', nowText)]))
      // A recipient is told of the events in their order. Patients do not wait for a mail that may not leave yet, or
      // only after this one: it is dropped when newer news has overtaken it.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('mails as earlier')
              .select('earlier.id')
              .whereRef('earlier.appointment_id', '=', 'due.appointment_id')
              .whereRef('earlier.id', '<', 'due.id')
              .whereRef('earlier.recipient', '=', 'due.recipient')
              .whereRef('earlier.channel', '=', 'due.channel')
              .where(({ or, eb, ref }) =>
                or([eb('due.endpoint', 'is', null), eb('earlier.endpoint', '=', ref('due.endpoint'))]),
              )
              .where('earlier.status', '=', WAITING)
              .where(({ or, eb }) => or([eb('due.recipient', '=', 'system'), eb('earlier.kind', 'in', HAPPENINGS)]))
              .where(({ or, eb }) =>
                or([
                  eb('due.recipient', '<>', 'patient'),
                  eb('earlier.claimed_until', '>', nowText),
                  eb('earlier.due_at', '<=', nowText).and('earlier.priority', '<=', priority),
                ]),
              ),
          ),
        ),
      )
      .orderBy('due.due_at')
      .limit(1);
    const first = getEngine(db).hasRowLocks ? due.forUpdate('due').skipLocked() : due;
    return db
      .updateTable('mails')
      .set({ claimed_until: new Date(now.getTime() + LEASE_MS).toISOString() })
      .where(({ eb, refTuple }) =>
        eb(refTuple('mails.appointment_id', 'mails.id'), '=', first.$asTuple('appointment_id', 'id')),
      )
      .returning(['appointment_id', 'id'])
      .executeTakeFirst();
  }

  async function read({ appointment_id, id }: MailKey): Promise<DueMail | null> {
    const [appointment, mails, changes] = await Promise.all([
      db.selectFrom('appointments').selectAll().where('id', '=', appointment_id).executeTakeFirst(),
      db.selectFrom('mails').selectAll().where('appointment_id', '=', appointment_id).execute(),
      db.selectFrom('changes').selectAll().where('appointment_id', '=', appointment_id).orderBy('version').execute(),
    ]);
    const mail = mails.find((other) => other.id === id);
    if (!appointment || !mail) return null;
    const isPatientHeld = mails.some(({ status }) => status === 'held');
    const cancellation = changes.findLast(({ action }) => action === 'cancel');
    const isByClinic = cancellation !== undefined && cancellation.made_by !== 'patient';
    const isOvertaken = mails.some((other) => overtakes(other, mail));
    const facts = { isPatientHeld, isByClinic, isOvertaken, ...findDoctors(mail, appointment, changes) };
    const due = { ...mail, appointment, ...facts, news: null, told: null, openUntil: null };
    if (NEWS[mail.kind].lasts !== 'until-change') return due;
    const [news, told] = await Promise.all([
      findNews(db, appointment),
      readTold({ appointment_id, id: toMailId(mail) }),
    ]);
    return { ...due, news, told, openUntil: findOpenEnd(changes, news) };
  }

  async function readTold({ appointment_id, id }: MailKey): Promise<number[] | null> {
    const absences = await db
      .selectFrom('absence_patients')
      .innerJoin('absences', 'absences.id', 'absence_patients.absence_id')
      .select(['minutes', 'ended_at'])
      .where('appointment_id', '=', appointment_id)
      .where('mail_id', '=', id)
      .execute();
    if (absences.length === 0) return null;
    return absences.filter(({ ended_at }) => ended_at === null).map(({ minutes }) => minutes);
  }

  /** Finds when the next mail is due after `now`; `null` when none is. */
  async function getNextDue(now: Date, channel: ChannelName = 'email'): Promise<Date | null> {
    const next = await db
      .selectFrom('mails')
      .select('due_at')
      .where('status', '=', WAITING)
      .where('channel', '=', channel)
      .where('due_at', '>', now.toISOString())
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    return next ? new Date(next.due_at) : null;
  }

  return {
    claim,
    getNextDue,
    markSent: (key: MailKey, now: Date, message_id: string | null = null) =>
      write(key, { status: 'sent', sent_at: now.toISOString(), error: null, message_id }),
    markUndeliverable: (key: MailKey, error: string) => write(key, { status: 'undeliverable', error }),
    drop: (key: MailKey) => write(key, { status: 'dropped' }),
    /** Lets the mail wait until `dueAt`, after an attempt that failed. */
    retry: ({ attempts, ...key }: MailKey & Pick<MailsTable, 'attempts'>, dueAt: Date, error: string) =>
      write(key, { status: 'waiting', attempts: attempts + 1, due_at: dueAt.toISOString(), error }),
    /** Lets the mail wait until `dueAt`, though nothing failed. */
    postpone: (key: MailKey, dueAt: Date) => write(key, { due_at: dueAt.toISOString() }),
    /** Gives the mail back without an attempt. */
    release: (key: MailKey) => write(key, {}),
  };
}

/** Whether a mail that was sent tells its recipient of what came after the event of the other one. */
function overtakes(sent: MailsTable, mail: MailsTable): boolean {
  const isSameWay = sent.recipient === mail.recipient && sent.channel === mail.channel;
  const isNewer = sent.status === 'sent' && isSameWay && sent.id > mail.id;
  return (
    isNewer && mail.recipient !== 'system' && isHappening(mail.kind) && sent.kind !== 'link' && sent.kind !== 'reminder'
  );
}

/** When the last of these changes and this absence can no longer be undone. */
function findOpenEnd(changes: readonly ChangesTable[], news: AbsenceSpan | null): Date | null {
  const made = news?.undo_until ? new Date(news.undo_until) : null;
  const last = changes.findLast(({ undo_until }) => undo_until !== null)?.undo_until;
  const changed = last ? new Date(Date.parse(last) + UNDO_GRACE_MS) : null;
  return made && changed && made < changed ? changed : (made ?? changed);
}

/**
 * Finds the doctors that a mail names. The appointment may have been moved to another doctor since the mail was
 * created.
 */
function findDoctors(mail: MailsTable, { doctor, department }: AppointmentsTable, changes: readonly ChangesTable[]) {
  const withDoctor = changes.filter(({ action, old_doctor }) => action !== 'booked' && old_doctor !== '');
  // A cancellation may name the place before a move that the patient never heard of.
  const known =
    mail.kind === 'cancelled' &&
    mail.previous_date !== null &&
    withDoctor.findLast((one) => one.old_date === mail.previous_date && one.old_time === mail.previous_time);
  const next = known || withDoctor.find(({ made_at }) => made_at > mail.created_at);
  const place: DoctorPlace = next
    ? { doctor: next.old_doctor, department: next.old_department }
    : { doctor, department };
  // One mail may tell of several moves.
  const move =
    mail.kind === 'moved' &&
    withDoctor.findLast(
      ({ made_at, old_date, old_time }) =>
        made_at <= mail.created_at && old_date === mail.previous_date && old_time === mail.previous_time,
    );
  return { place, previousDoctor: move ? move.old_doctor : null };
}
