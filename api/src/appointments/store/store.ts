import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { UNDO_GRACE_MS } from '@clinic/contract/desk-appointment.ts';
import { overlap } from '@clinic/contract/timetable.ts';
import { isMailboxFull } from '../../channels/email/mailbox-limit.ts';
import type { AppointmentsTable } from '../../database/appointment-tables.ts';
import { isMoving } from '../../database/move-mark.ts';
import type { Database } from '../../database/open-database.ts';
import { withBeside } from '../../outbox/beside.ts';
import { createEvents } from '../../outbox/events.ts';
import { createBookedMails, toDeskMails } from '../../outbox/new-mails.ts';
import { readOutboxState } from '../../outbox/outbox-state.ts';
import { findNews } from '../absences/news.ts';
import { noteNewsOpened } from '../absences/told.ts';
import { areMailsHeld, cancelAppointment, moveAppointment, type NewTime } from '../changes/change.ts';
import { toSlot } from '../changes/freed-slots.ts';
import { getUndoEnd } from '../changes/undo-end.ts';
import { listClosed } from '../closures/closed.ts';
import { endWhatsApp } from '../contacts/whatsapp-consents.ts';
import { countComing } from '../doctors/coming-appointments.ts';
import { findByToken, type LinkRequest, noteOpening, sendLink } from '../links/link-queries.ts';
import type { ManageLinks } from '../links/manage-links.ts';
import { renewLinks } from '../links/renew-links.ts';
import { createRemoval } from '../retention/removal.ts';
import { withSessions } from '../sessions/held-sessions.ts';
import {
  type Appointment,
  type BookingAttempt,
  type BookingResult,
  getContactKeys,
  toBookedRecord,
  toRow,
  toStored,
} from './appointment.ts';
import { type Asked, type Days, findBooking, getTaken, listTaken } from './find.ts';
import { createBatch, type InsertOutcome, insertRows, type NewRows } from './insert.ts';

/**
 * Keeps appointments. While the database cannot answer, every method rejects with an error that `isUnavailable`
 * recognises.
 */
export type AppointmentStore = ReturnType<typeof createAppointmentStore>;

/** Enough for a reference that is in use by chance, and for a conflicting row that is removed between two queries. */
const MAX_ATTEMPTS = 5;

/**
 * Makes the store over a database. `calendar` gives the clinic's clock and country; `wakeOutbox` is called when new
 * mails may be on disk. `privacyVersion` names the published privacy notice, which each booking keeps.
 */
export function createAppointmentStore(
  database: Database,
  calendar: BookingCalendar,
  links: ManageLinks,
  wakeOutbox: () => void = () => undefined,
  privacyVersion = '',
  /** The ids of the webhooks' endpoints (`channels/webhook/endpoints.ts`). */
  endpoints: readonly string[] = [],
) {
  const { db } = database;
  const insertTogether = createBatch((rows: NewRows[]) => insertRows(database, rows));

  /**
   * Stores one appointment, or finds out why it cannot be stored. A stored one is on disk when the promise resolves.
   */
  async function book(given: BookingAttempt): Promise<BookingResult> {
    const booking = { ...given, keys: getContactKeys(given, calendar) };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const row = toRow(booking, calendar, links, privacyVersion);
      const outcome: InsertOutcome = await insertTogether(createRows(row, booking));
      if (outcome === 'stored') {
        wakeOutbox();
        return { kind: 'booked', stored: toStored(row), isNew: true };
      }
      if (typeof outcome === 'object') throw outcome.error;
      const earlier = await findBooking(db, booking, calendar);
      if (earlier) return earlier;
      if (outcome === 'slot-closed' || outcome === 'slot-taken') return { kind: outcome };
      if (outcome !== 'conflict') return { kind: 'contact-full', contact: outcome };
      const taken = await getTaken(db, row.doctor, row.appointment_date);
      const span = { start: row.appointment_time, end: row.appointment_end };
      if (taken.some((other) => overlap(other, span))) return { kind: 'slot-taken' };
      // Neither the key nor the slot is taken: the reference was in use, or the conflicting row has just been
      // cancelled.
    }
    throw new Error('A booking met a conflict on every attempt, and its cause was not found.');
  }

  function createRows(row: AppointmentsTable, { holdsMails, madeBy, undoSeconds }: BookingAttempt): NewRows {
    const mails = withBeside(createBookedMails(row, calendar.timeZone, holdsMails), row);
    const booked = { kind: 'booked', row, now: new Date(row.created_at), isHeld: holdsMails } as const;
    if (!madeBy) {
      const events = createEvents(endpoints, { ...booked, dueAt: booked.now });
      return { appointment: row, mails: [...mails, ...events], changes: [] };
    }
    // The desk books it, so the clinic needs no mail.
    const toPatient = mails.filter(({ recipient }) => recipient === 'patient');
    const until = getUndoEnd(new Date(row.created_at), undoSeconds);
    const events = createEvents(endpoints, { ...booked, dueAt: new Date(until.getTime() + UNDO_GRACE_MS) });
    const told = [...toDeskMails(toPatient, until), ...events];
    return { appointment: row, mails: told, changes: [toBookedRecord(row, madeBy, until)] };
  }

  async function thenTell<Result>(work: Promise<Result>): Promise<Result> {
    const result = await work;
    wakeOutbox();
    return result;
  }

  return {
    book,
    findBooking: (asked: Asked) => findBooking(db, asked, calendar),
    listTaken: (doctorIds: readonly string[], days: Days, now: Date) => listTaken(db, doctorIds, days, now),
    listClosed: (days: Days) => listClosed(db, days),
    withSessions: (days: Days) => withSessions(db, calendar, days),
    findByToken: (token: string, now: Date) => findByToken(db, token, now, calendar),
    /** Whether the mail about the last change of the patient is sent at once, has to wait for its mailbox, or is held. */
    readMailWait: async (id: string, now: Date): Promise<'sent' | 'later' | 'held'> => {
      if (await areMailsHeld(db, id)) return 'held';
      return (await isMailboxFull(db, id, now)) ? 'later' : 'sent';
    },
    findAbsence: (appointment: Appointment) => findNews(db, { ...appointment, ...toSlot(appointment) }),
    noteOpening: async (id: string, now: Date) => {
      await noteOpening(db, id, now);
      await noteNewsOpened(db, id, now);
    },
    move: (appointment: Appointment, newTime: NewTime, now: Date) =>
      thenTell(moveAppointment(db, appointment, newTime, now, calendar.timeZone)),
    cancel: (appointment: Appointment, reason: string, now: Date) =>
      thenTell(cancelAppointment(db, appointment, reason, now)),
    endWhatsApp: (id: string, now: Date) => endWhatsApp(db, id, now),
    sendLink: (request: LinkRequest) => thenTell(sendLink(db, request, calendar, links)),
    renewLinks: (now: Date) => renewLinks(db, now, calendar, links),
    removal: createRemoval(database, calendar.timeZone),
    countComing: (date: string) => countComing(db, date),
    readOutbox: (now: Date) => readOutboxState(db, now),
    checkReady: database.checkReady,
    isMoving: (error: unknown) => isMoving(db, error),
    close: () => db.destroy(),
  };
}
