import { createOutbox } from '@clinic/api/mails/outbox.ts';
import { appointment, createPatient, DOCTOR_ID, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { calendar, NOON_IN_PUNE } from '@clinic/api/test/sample-clinic.ts';
import { openTestStore } from '@clinic/api/test/test-store.ts';
import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import { readAppointment } from '#appointments/day.ts';
import { moveByDesk } from '#appointments/move.ts';
import { MAKER, openDesk } from '../test-desk.ts';

export const DATE = appointment.appointmentDate;
const DAYS = { from: DATE, to: DATE };

/** The last moment at which what was done at noon can be undone, and the moment when it no longer can. */
export const LAST_MOMENT = new Date(NOON_IN_PUNE.getTime() + UNDO_OFFER_MS - 1);
export const OVER = new Date(NOON_IN_PUNE.getTime() + UNDO_OFFER_MS);

/**
 * Opens a desk over a database of its own, with a second process beside it. The clock stands at noon until it is set, and
 * nobody sends mails but `sendDue`.
 */
export async function openUndoDesk(url: string) {
  const desk = await openDesk(url);
  const { db, clock } = desk;
  const other = await openTestStore(url);
  const look = (id: string) => readAppointment(desk.options, id, clock.now);
  const undoQuietly = (id: string) => desk.perform(id, 'undo', { isQuiet: true });
  const move = (id: string, slot: string) =>
    moveByDesk(db, calendar, { id, version: null, to: { doctorId: DOCTOR_ID, date: DATE, slot }, ...MAKER }, clock.now);
  const readMails = () =>
    db
      .selectFrom('mails')
      .select(['kind', 'status', 'sequence', 'due_at'])
      .where('recipient', '=', 'patient')
      .orderBy('sequence')
      .orderBy('kind')
      .execute();
  const listTaken = async () =>
    (await desk.store.listTaken([DOCTOR_ID], DAYS, clock.now)).map(({ start }) => start).sort();
  /** Books through one of two processes in turn, each time as another patient. */
  let people = 10;
  function bookRival(createdAt = clock.now) {
    people += 1;
    const attempt = toNewAppointment({ ...appointment, ...createPatient(people) }, { createdAt });
    return (people % 2 === 0 ? other : desk.store).book(attempt);
  }
  /** Sends what is due, in another process. */
  async function sendDue() {
    const outbox = createOutbox(db);
    for (let mail = await outbox.claim(clock.now); mail; mail = await outbox.claim(clock.now)) {
      await outbox.markSent(mail, clock.now);
    }
  }
  /** Books a patient, who gets the mail of the booking. */
  async function bookTold() {
    const id = await desk.book();
    await sendDue();
    return id;
  }
  return { ...desk, url, look, undoQuietly, move, readMails, listTaken, bookRival, bookTold, sendDue };
}
