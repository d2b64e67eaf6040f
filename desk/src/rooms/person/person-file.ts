import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import { LANGUAGES, readLanguage } from '@clinic/contract/languages.ts';
import { pickPatientWords } from '@clinic/contract/patient-words.ts';
import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import { readHistory, readMails } from '#appointments/history.ts';
import { readNotes } from '#appointments/notes.ts';
import { toZonedText } from '#frame/clinic-time.ts';
import type { Desk } from '#frame/desk.ts';

/**
 * Writes everything that is kept about one person as JSON, to give to that person. Changes name their maker as the
 * patient or the clinic, never the person of the desk.
 */
export async function createPersonFile(
  { db, calendar, words, privacyContact }: Desk,
  rows: readonly AppointmentsTable[],
  now: Date,
): Promise<string> {
  const toText = (instant: string | null) => instant && toZonedText(calendar.timeZone, new Date(instant));
  const notes = await readNotes(
    db,
    rows.map(({ id }) => id),
  );
  const appointments = [];
  const moment = { now, timeZone: calendar.timeZone };
  for (const row of rows) {
    const [history, mails] = await Promise.all([readHistory(db, row), readMails(db, row, moment)]);
    // The file names the message as the desk does.
    const { message: note, ...ownWords } = pickPatientWords(row);
    appointments.push({
      reference: row.reference,
      status: row.status,
      ...words.toNames(row.department, row.doctor),
      date: row.appointment_date,
      time: row.appointment_time,
      ...ownWords,
      note,
      language: LANGUAGES[readLanguage(row.language)].name,
      reasonForCancelling: row.cancel_reason,
      bookedAt: toText(row.created_at),
      arrivedAt: toText(row.arrived_at),
      calledInAt: toText(row.called_in_at),
      linkFirstOpenedAt: toText(row.link_opened_at),
      privacyNotice: row.privacy_version,
      agreedToWhatsAppAt: toText(row.whatsapp_at),
      endedWhatsAppAt: toText(row.whatsapp_ended_at),
      isMarkedForReview: row.needs_review === 1,
      notesOfTheClinic: notes
        .filter(({ appointment_id }) => appointment_id === row.id)
        .map(({ text, made_at }) => ({ text, at: toText(made_at) })),
      changes: history.map(({ action, by, at, before, after }) => ({
        action,
        by: by === 'patient' ? 'patient' : 'clinic',
        at: toText(at),
        before,
        after,
      })),
      mails: mails.map(({ kind, recipient, channel, status, createdAt, sentAt, arrival }) => ({
        kind,
        recipient,
        channel,
        status,
        createdAt: toText(createdAt),
        sentAt: toText(sentAt),
        ...(arrival && { arrival }),
      })),
    });
  }
  const writtenAt = toZonedText(calendar.timeZone, now);
  const file = withoutDirectionMarks({
    writtenAt,
    timeZone: calendar.timeZone,
    ...(privacyContact && { questionsTo: privacyContact }),
    appointments,
  });
  return `${JSON.stringify(file, null, 2)}\n`;
}
