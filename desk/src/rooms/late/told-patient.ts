import { type FindNews, isAtPlace, isSameNews } from '@clinic/api/appointments/absences/news.ts';
import type { AppointmentsTable, MailsTable } from '@clinic/api/database/appointment-tables.ts';
import type { AbsencePatientsTable, AbsencesTable } from '@clinic/api/database/desk-tables.ts';
import { getMailState } from '@clinic/api/outbox/stuck-mails.ts';
import { toInstant } from '@clinic/contract/clinic-clock.ts';
import type { MailState } from '@clinic/contract/mails.ts';
import { isCancelled, isExpected } from '@clinic/contract/visit-states.ts';
import { type Names, toMaker } from '#people/names.ts';
import type { TellingProgress, ToldPatient } from './absence.ts';

/** A patient of an absence, as the tables have it. */
export type Row = AbsencePatientsTable & {
  appointment: AppointmentsTable;
  /** `null` when the patient has to be called. */
  mail: MailsTable | null;
};

type DescribeOptions = {
  timeZone: string;
  toName: (doctor: string) => string;
  findNews: FindNews;
  names: Names;
  now: Date;
};

/** Says what became of a patient of an absence. */
export function describePatient(
  row: Row,
  absence: AbsencesTable,
  { timeZone, toName, findNews, names, now }: DescribeOptions,
): ToldPatient {
  const { appointment, mail } = row;
  const mailState = mail ? getMailState(mail, appointment.status, { now, timeZone }) : null;
  const progress = getProgress(row, absence, { mailState, findNews });
  const isMoved = progress === 'moved';
  return {
    id: row.appointment_id,
    name: appointment.name,
    phone: appointment.phone,
    doctor: toName(row.doctor),
    date: row.appointment_date,
    slot: row.appointment_time,
    progress,
    isMailStuck: mailState === 'stuck' || mailState === 'call',
    telling: mail ? null : getReason(row, absence, timeZone),
    at: getMoment(row, progress),
    calledBy: row.called_by === null ? null : toMaker(row.called_by, names),
    now: isMoved
      ? {
          doctor: toName(appointment.doctor),
          date: appointment.appointment_date,
          slot: appointment.appointment_time,
        }
      : null,
  };
}

function getProgress(
  row: Row,
  absence: AbsencesTable,
  { mailState, findNews }: { mailState: MailState | null; findNews: FindNews },
): TellingProgress {
  const { appointment, mail, called_at, opened_at } = row;
  if (isCancelled(appointment)) return 'cancelled';
  if (!isExpected(appointment)) return 'here';
  if (!isAtPlace(row, appointment)) return 'moved';
  const news = absence.ended_at === null ? findNews(appointment) : null;
  if (news && !isSameNews(news, absence)) return news.kind;
  if (called_at !== null) return 'called';
  // A mail program opens links too, also that of an earlier mail, so a mail that has not left is still to be called.
  if (mail?.status === 'sent') return opened_at === null ? 'sent' : 'opened';
  return mail?.status === 'waiting' && mailState === 'waiting' ? 'waiting' : 'to-call';
}

/**
 * Why no mail was made. A coming appointment with an address is left out only while the clinic has yet to review it.
 */
function getReason(
  { appointment, appointment_date, appointment_time }: Row,
  { made_at, undo_until }: AbsencesTable,
  timeZone: string,
): ToldPatient['telling'] {
  if (appointment.email === '') return 'no-address';
  const start = toInstant(timeZone, appointment_date, appointment_time).getTime();
  return start > Date.parse(undo_until ?? made_at) ? 'review' : 'begun';
}

function getMoment({ called_at, opened_at, mail }: Row, progress: TellingProgress): string | null {
  if (progress === 'called') return called_at;
  if (progress === 'opened') return opened_at;
  return progress === 'sent' ? (mail?.sent_at ?? null) : null;
}
