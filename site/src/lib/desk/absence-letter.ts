import type { AbsencesView } from '@clinic/contract/absences.ts';
import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { createMailMarks } from '#lib/mail/mail-marks.ts';
import type { MailWords } from '#lib/mail/mail-place.ts';
import { fillMarks } from '#lib/reading/marks.ts';

export type Letter = { subject: string; texts: string[] };

/** Writes what the first of the concerned patients reads, as the mail will; `null` when nobody gets one. */
export function createLetter(asked: AbsencesView['asked'], words: MailWords, timeZone: string): Letter | null {
  const patient = asked?.patients.find(({ telling }) => telling === 'mail');
  if (!asked || !patient) return null;
  const { doctor, date: appointmentDate, slot } = patient;
  const appointment = { name: '', reference: '', department: '', doctor, appointmentDate };
  const marks = createMailMarks(
    { ...appointment, appointmentTime: slotToLabel(slot) },
    null,
    timeZone,
    asked.kind === 'late' ? asked.minutes : undefined,
  );
  return fillMarks(words.patient[asked.kind], marks);
}
