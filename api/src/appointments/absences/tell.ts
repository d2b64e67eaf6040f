import type { Telling } from '@clinic/contract/mails.ts';
import { isExpected } from '@clinic/contract/visit-states.ts';
import { sql, type Transaction } from 'kysely';
import type { AppointmentsTable, MailStatus, MailsTable } from '../../database/appointment-tables.ts';
import type { AbsencePatientsTable } from '../../database/desk-tables.ts';
import type { ClinicDatabase } from '../../database/tables.ts';
import { BESIDE_ENDINGS, insertNews } from '../../outbox/beside.ts';
import type { MailPriority } from '../../outbox/mail-priority.ts';
import { createMail } from '../../outbox/new-mails.ts';
import { type AbsenceSpan, readNews } from './news.ts';
import { BATCH_ROWS, readTold } from './told.ts';

/** A patient to be listed for an absence. `mailId` is the mail that told the same before; `null` when none did. */
export type Concerned = { row: AppointmentsTable; telling: Telling; mailId: string | null };

type Times = {
  now: Date;
  dueAt: Date;
  /** That of the mail of the change that brings the news, which leaves before it; absent without such a mail. */
  priority?: MailPriority;
};

/** Lists patients for an absence, and makes the mails that tell them. */
export async function tellPatients(
  transaction: Transaction<ClinicDatabase>,
  absence: Pick<AbsenceSpan, 'id' | 'kind'>,
  concerned: readonly Concerned[],
  times: Times,
): Promise<void> {
  for (let begin = 0; begin < concerned.length; begin += BATCH_ROWS) {
    await tellPart(transaction, absence, concerned.slice(begin, begin + BATCH_ROWS), times);
  }
}

async function tellPart(
  transaction: Transaction<ClinicDatabase>,
  { id, kind }: Pick<AbsenceSpan, 'id' | 'kind'>,
  concerned: readonly Concerned[],
  { priority, ...times }: Times,
): Promise<void> {
  const mails: MailsTable[] = [];
  const patients = concerned.map(({ row, telling, mailId }): AbsencePatientsTable => {
    // Other news outranks a mail that is dropped: it waits again when that news ends before it.
    const isOutranked = telling === 'away' || telling === 'late';
    const isMailed = telling === 'mail' || (isOutranked && row.email !== '' && row.needs_review === 0);
    const mail = isMailed && createMail({ kind, recipient: 'patient', appointment: row, ...times });
    if (mail) mails.push({ ...mail, ...(isOutranked && { status: 'dropped' }), ...(priority && { priority }) });
    return {
      absence_id: id,
      appointment_id: row.id,
      sequence: row.sequence,
      doctor: row.doctor,
      appointment_date: row.appointment_date,
      appointment_time: row.appointment_time,
      mail_id: mail ? mail.id : mailId,
      opened_at: null,
      called_by: null,
      called_at: null,
    };
  });
  // After a move within the absence the patient is listed with the time before it.
  await transaction
    .insertInto('absence_patients')
    .values(patients)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (mails.length > 0) await insertNews(transaction, mails);
}

/**
 * Tells the patients of booked appointments what is true of their doctors, where a change or the end of other news has
 * made it new to them. A mail that was outranked waits again. With `isAgain`, those are told once more who have heard
 * it before other news.
 */
export async function tellWhatIsTrue(
  transaction: Transaction<ClinicDatabase>,
  appointments: readonly AppointmentsTable[],
  { isHeld = false, isAgain = false, ...times }: Times & { isHeld?: boolean; isAgain?: boolean },
): Promise<void> {
  const dates = appointments.map(({ appointment_date }) => appointment_date).sort();
  const [from, to] = [dates.at(0), dates.at(-1)];
  if (from === undefined || to === undefined) return;
  const findNews = await readNews(transaction, { from, to });
  const withNews = appointments.flatMap((row) => {
    const news = isExpected(row) && findNews(row);
    return news ? [{ row, news }] : [];
  });
  if (withNews.length === 0) return;
  const ids = withNews.map(({ row }) => row.id);
  const findTold = await readTold(transaction, ids, times.now);
  const listed = await readListed(transaction, ids);
  const revived: typeof withNews = [];
  const repeated: typeof withNews = [];
  const toTell = withNews.flatMap(({ row, news }) => {
    const known = listed.get(`${news.id} ${row.id}`);
    const mailId = findTold(row.id, news);
    if (known && (mailId !== null || known.sequence === row.sequence)) {
      if (mailId !== null || known.mail_id === null) return [];
      if (known.status === 'dropped') revived.push({ row, news });
      if (known.status === 'sent' && isAgain) repeated.push({ row, news });
      return [];
    }
    const telling: Telling =
      mailId !== null ? 'told' : isHeld || row.needs_review ? 'review' : row.email === '' ? 'no-address' : 'mail';
    return [{ news, concerned: { row, telling, mailId } }];
  });
  for (const [news, some] of Map.groupBy(toTell, (one) => one.news)) {
    await tellPatients(
      transaction,
      news,
      some.map(({ concerned }) => concerned),
      times,
    );
  }
  for (const [news, some] of Map.groupBy(revived, (one) => one.news)) {
    const patients = some.map(({ row }) => row.id);
    await waitAgain(transaction, news, patients, times);
  }
  for (const { row, news } of repeated) {
    const mail = createMail({ kind: news.kind, recipient: 'patient', appointment: row, ...times });
    await insertNews(transaction, [mail]);
    await transaction
      .updateTable('absence_patients')
      .set({ mail_id: mail.id })
      .where('absence_id', '=', news.id)
      .where('appointment_id', '=', row.id)
      .execute();
  }
}

async function waitAgain(
  transaction: Transaction<ClinicDatabase>,
  { id }: Pick<AbsenceSpan, 'id'>,
  patients: readonly string[],
  { dueAt }: Times,
): Promise<void> {
  for (let begin = 0; begin < patients.length; begin += BATCH_ROWS) {
    for (const ending of ['', ...BESIDE_ENDINGS]) {
      await transaction
        .updateTable('mails')
        .set({ status: 'waiting', due_at: dueAt.toISOString() })
        .where('status', '=', 'dropped')
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('mails.appointment_id', 'mails.id'),
            'in',
            selectFrom('absence_patients')
              .select(['appointment_id', sql<string>`mail_id || ${ending}`.as('id')])
              .where('absence_id', '=', id)
              .where('appointment_id', 'in', patients.slice(begin, begin + BATCH_ROWS))
              .$asTuple('appointment_id', 'id'),
          ),
        )
        .execute();
    }
  }
}

type ListedPatient = Pick<AbsencePatientsTable, 'absence_id' | 'appointment_id' | 'sequence' | 'mail_id'> & {
  status: MailStatus | null;
};

/** The patients of these appointments as the absences list them, by absence and appointment. */
async function readListed(transaction: Transaction<ClinicDatabase>, ids: readonly string[]) {
  const listed: ListedPatient[] = [];
  for (let begin = 0; begin < ids.length; begin += BATCH_ROWS) {
    const rows = await transaction
      .selectFrom('absence_patients as listed')
      .leftJoin('mails', (join) =>
        join.onRef('mails.appointment_id', '=', 'listed.appointment_id').onRef('mails.id', '=', 'listed.mail_id'),
      )
      .select(['listed.absence_id', 'listed.appointment_id', 'listed.sequence', 'listed.mail_id', 'mails.status'])
      .where('listed.appointment_id', 'in', ids.slice(begin, begin + BATCH_ROWS))
      .execute();
    listed.push(...rows);
  }
  return new Map(listed.map((row) => [`${row.absence_id} ${row.appointment_id}`, row]));
}
