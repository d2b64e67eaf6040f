import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { fillMarks } from '@clinic/contract/content-texts.ts';
import type { AbsenceLetter, AbsenceToTell } from '@clinic/contract/mails.ts';
import { createMailMarks } from './mail-marks.ts';
import type { Voice } from './voice.ts';

/** Writes what the first of the concerned patients reads, as the mail will; `null` when nobody gets one. */
export function createAbsenceLetter({ kind, minutes, patients }: AbsenceToTell, voice: Voice): AbsenceLetter | null {
  const patient = patients.find(({ telling }) => telling === 'mail');
  if (!patient) return null;
  const { doctor, date: appointmentDate, slot } = patient;
  const appointment = { name: '', reference: '', department: '', doctor, appointmentDate };
  const appointmentTime = slotToLabel(slot);
  const late = kind === 'late' ? minutes : undefined;
  return fillMarks(voice.words.patient[kind], createMailMarks({ ...appointment, appointmentTime }, null, voice, late));
}
