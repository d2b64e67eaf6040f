import type { Kysely } from 'kysely';
import type { MailsTable } from '../../database/appointment-tables.ts';
import type { AbsencesTable } from '../../database/desk-tables.ts';
import { getEngine } from '../../database/engines.ts';
import type { ClinicDatabase } from '../../database/tables.ts';

/** How many patients one statement takes, far below the limits of both databases. */
export const BATCH_ROWS = 500;

/** The news that is told of a doctor. `back`: the doctor is there in time after all. */
type News = { kind: AbsencesTable['kind'] | 'back'; minutes: number };

/** Finds the mail by which a patient was told the same, or will be; `null` when this news is new to the patient. */
export type FindTold = (appointmentId: string, news: News) => string | null;

/** A mail about an absence, once for each absence that lists it. */
type Told = Pick<MailsTable, 'appointment_id' | 'id' | 'kind' | 'status' | 'sent_at' | 'claimed_until'> & {
  minutes: number | null;
  ended_at: string | null;
  opened_at: string | null;
  called_at: string | null;
};

/** Reads what the patients of these appointments were told of their doctors, since the last change of each. */
export async function readTold(db: Kysely<ClinicDatabase>, ids: readonly string[], now: Date): Promise<FindTold> {
  const mails: Told[] = [];
  for (let begin = 0; begin < ids.length; begin += BATCH_ROWS) {
    mails.push(...(await readPart(db, ids.slice(begin, begin + BATCH_ROWS))));
  }
  const mailsOf = Map.groupBy(mails, ({ appointment_id }) => appointment_id);
  return (appointmentId, news) => findTold(mailsOf.get(appointmentId) ?? [], news, now.toISOString());
}

function readPart(db: Kysely<ClinicDatabase>, ids: readonly string[]): Promise<Told[]> {
  return (
    db
      .selectFrom('appointments')
      .innerJoin('mails', 'mails.appointment_id', 'appointments.id')
      .leftJoin('absence_patients as listed', (join) =>
        join.onRef('listed.appointment_id', '=', 'mails.appointment_id').onRef('listed.mail_id', '=', 'mails.id'),
      )
      .leftJoin('absences', 'absences.id', 'listed.absence_id')
      .select(['mails.appointment_id', 'mails.id', 'mails.kind', 'mails.status', 'sent_at', 'claimed_until'])
      .select(['minutes', 'ended_at', 'opened_at', 'called_at'])
      .where('appointments.id', 'in', ids)
      .where('mails.kind', 'in', ['away', 'late', 'back'])
      .where('mails.channel', '=', 'email')
      .where('mails.status', 'in', ['waiting', 'sent'])
      .whereRef('mails.sequence', '=', 'appointments.sequence')
      // None of them begins to be sent meanwhile.
      .$if(db.isTransaction && getEngine(db).hasRowLocks, (query) => query.forUpdate('mails'))
      .execute()
  );
}

function findTold(mails: readonly Told[], { kind, minutes }: News, now: string): string | null {
  const isSame = (mail: Told) => mail.kind === kind && (kind !== 'late' || mail.minutes === minutes);
  const isWaiting = ({ status, claimed_until }: Told) => status === 'waiting' && (claimed_until ?? '') <= now;
  const coming = mails.find((mail) => isSame(mail) && isWaiting(mail) && mail.ended_at === null);
  if (coming) return coming.id;
  // A mail that is being sent counts as sent now.
  const left = mails.filter((mail) => !isWaiting(mail));
  const last = left.sort((one, other) => (one.sent_at ?? now).localeCompare(other.sent_at ?? now)).at(-1);
  if (!last || !isSame(last)) return null;
  const ofLast = left.filter(({ id }) => id === last.id);
  return ofLast.some(hasEndedIt) && !ofLast.some(({ ended_at }) => ended_at === null) ? null : last.id;
}

/** Whether the patient has seen or heard after the end of the absence that it had ended. */
function hasEndedIt({ ended_at, opened_at, called_at }: Told): boolean {
  return ended_at !== null && [opened_at, called_at].some((seen) => seen !== null && seen > ended_at);
}

/** Records when a patient who was told of an absence, or had been told of one that has ended, opens a mailed link. */
export async function noteNewsOpened(db: Kysely<ClinicDatabase>, appointmentId: string, now: Date): Promise<void> {
  const listed = await db
    .selectFrom('absence_patients')
    .innerJoin('absences', 'absences.id', 'absence_patients.absence_id')
    .select('absence_id')
    .where('appointment_id', '=', appointmentId)
    .where(({ or, eb, ref }) => or([eb('opened_at', 'is', null), eb('opened_at', '<', ref('ended_at'))]))
    .execute();
  if (listed.length === 0) return;
  await db
    .updateTable('absence_patients')
    .set({ opened_at: now.toISOString() })
    .where('appointment_id', '=', appointmentId)
    .where(
      'absence_id',
      'in',
      listed.map(({ absence_id }) => absence_id),
    )
    .execute();
}
