import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { Refusal } from '@clinic/api/refusal.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { readAppointment } from '#appointments/day.ts';
import { readHistory, readMails } from '#appointments/history.ts';
import { listNotes, type NoteWriter } from '#appointments/notes.ts';
import { APPOINTMENT_NOTICES, type AppointmentView } from '#appointments/taking.ts';
import type { Visit } from '#frame/room.ts';

/** Reads an appointment with its history, mails and notes; 404 when there is none. */
export async function readView(visit: Visit): Promise<AppointmentView> {
  const { desk, params, person, now, query } = visit;
  const { db, calendar } = desk;
  const id = params.id ?? '';
  const row = await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst();
  const appointment = row && (await readAppointment(desk, id, now));
  if (!appointment) throw new Refusal('not-found');
  const [history, mails, notes] = await Promise.all([
    readHistory(db, row),
    readMails(db, row, { now, timeZone: calendar.timeZone }),
    listNotes(db, id, toWriter(visit)),
  ]);
  return {
    person,
    today: getToday(calendar.timeZone, now),
    appointment,
    history,
    mails,
    notes,
    whatsApp: toAppointment(row).whatsapp,
    privacyVersion: row.privacy_version,
    done: APPOINTMENT_NOTICES.find((name) => name === query('done')) ?? null,
    refused: null,
    entries: null,
    typedNote: null,
  };
}

export const toWriter = ({ person: { email, role } }: Visit): NoteWriter => ({ email, isOwner: role === 'owner' });
