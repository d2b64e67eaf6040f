import { HAPPENINGS } from '@clinic/contract/mails.ts';
import { type Kysely, sql } from 'kysely';
import type { AppointmentsTable, ChangesTable, MailStatus, MailsTable } from '../database/appointment-tables.ts';
import { getEngine } from '../database/engines.ts';
import type { ClinicDatabase } from '../database/tables.ts';

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
  /** How late the doctor is, for a mail that says so; `null` for other mails. */
  lateMinutes: number | null;
  /** Whether the clinic made the last cancellation, and not the patient. */
  isByClinic: boolean;
};

export type DoctorPlace = Pick<AppointmentsTable, 'doctor' | 'department'>;

/** The database's mails. While the database is away, every method rejects with an error that `isUnavailable` knows. */
export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(db: Kysely<ClinicDatabase>) {
  const write = (key: MailKey, values: Partial<MailsTable>) =>
    db
      .updateTable('mails')
      .set({ ...values, claimed_until: null })
      .where('appointment_id', '=', key.appointment_id)
      .where('id', '=', key.id)
      .execute();

  /** Claims for this process the mail that is due first and that nobody is sending; `null` when there is none. */
  async function claim(now: Date): Promise<DueMail | null> {
    const nowText = now.toISOString();
    const due = db
      .selectFrom('mails as due')
      .select(['due.appointment_id', 'due.id'])
      .where('due.status', '=', WAITING)
      .where('due.due_at', '<=', nowText)
      .where(({ or, eb }) => or([eb('due.claimed_until', 'is', null), eb('due.claimed_until', '<=', nowText)]))
      // A recipient is told of the events in their order.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('mails as earlier')
              .select('earlier.id')
              .whereRef('earlier.appointment_id', '=', 'due.appointment_id')
              .whereRef('earlier.id', '<', 'due.id')
              .whereRef('earlier.recipient', '=', 'due.recipient')
              .where('earlier.status', '=', WAITING)
              .where('earlier.kind', 'in', HAPPENINGS),
          ),
        ),
      )
      .orderBy('due.due_at')
      .limit(1);
    const first = getEngine(db).hasRowLocks ? due.forUpdate('due').skipLocked() : due;
    const key = await db
      .updateTable('mails')
      .set({ claimed_until: new Date(now.getTime() + LEASE_MS).toISOString() })
      .where(({ eb, refTuple }) =>
        eb(refTuple('mails.appointment_id', 'mails.id'), '=', first.$asTuple('appointment_id', 'id')),
      )
      .returning(['appointment_id', 'id'])
      .executeTakeFirst();
    return key ? read(key) : null;
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
    const lateMinutes = mail.kind === 'late' ? await readDelay({ appointment_id, id }) : null;
    return { ...mail, appointment, isPatientHeld, isByClinic, lateMinutes, ...findDoctors(mail, appointment, changes) };
  }

  async function readDelay({ appointment_id, id }: MailKey): Promise<number | null> {
    const absence = await db
      .selectFrom('absence_patients')
      .innerJoin('absences', 'absences.id', 'absence_patients.absence_id')
      .select('minutes')
      .where('appointment_id', '=', appointment_id)
      .where('mail_id', '=', id)
      .executeTakeFirst();
    return absence?.minutes ?? null;
  }

  /** Finds when the next mail is due after `now`; `null` when none is. */
  async function getNextDue(now: Date): Promise<Date | null> {
    const next = await db
      .selectFrom('mails')
      .select('due_at')
      .where('status', '=', WAITING)
      .where('due_at', '>', now.toISOString())
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    return next ? new Date(next.due_at) : null;
  }

  return {
    claim,
    getNextDue,
    markSent: (key: MailKey, now: Date) => write(key, { status: 'sent', sent_at: now.toISOString(), error: null }),
    markUndeliverable: (key: MailKey, error: string) => write(key, { status: 'undeliverable', error }),
    drop: (key: MailKey) => write(key, { status: 'dropped' }),
    /** Lets the mail wait until `dueAt`, after an attempt that failed. */
    retry: ({ attempts, ...key }: MailKey & Pick<MailsTable, 'attempts'>, dueAt: Date, error: string) =>
      write(key, { attempts: attempts + 1, due_at: dueAt.toISOString(), error }),
    /** Lets the mail wait until `dueAt`, though nothing failed. */
    postpone: (key: MailKey, dueAt: Date) => write(key, { due_at: dueAt.toISOString() }),
    /** Gives the mail back without an attempt. */
    release: (key: MailKey) => write(key, {}),
  };
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
