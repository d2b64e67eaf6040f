import { createOutbox } from '@clinic/api/outbox/outbox.ts';
import { appointment, createPatient, DOCTOR_ID, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { calendar, NOON_IN_PUNE } from '@clinic/api/test/sample-clinic.ts';
import { openTestStore } from '@clinic/api/test/test-store.ts';
import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import { readAppointment } from '#appointments/day.ts';
import type { NamedSlot } from '#appointments/free-slot.ts';
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
export async function openAppointments(url: string) {
  const desk = await openDesk(url);
  const { db, clock } = desk;
  const other = await openTestStore(url);
  const look = async (id: string) => (await readAppointment(desk.options, id, clock.now)) ?? failMissing(id);
  const undoQuietly = (id: string) => desk.perform(id, 'undo', { isQuiet: true });
  /** Moves an appointment to the slot of the usual booking with these changes. */
  const move = (id: string, change: Partial<NamedSlot>, version: number | null = null) => {
    const to = { doctorId: DOCTOR_ID, date: DATE, slot: '14:00', ...change };
    return moveByDesk(db, calendar, { id, version, to, ...MAKER }, clock.now);
  };
  const readChanges = () => db.selectFrom('changes').selectAll().orderBy('made_at').orderBy('version').execute();
  const readFreed = () => db.selectFrom('freed_slots').selectAll().execute();
  const readPatientMails = async () => (await desk.readMails()).filter(({ recipient }) => recipient === 'patient');
  const listTaken = async () =>
    (await desk.store.listTaken([DOCTOR_ID], DAYS, clock.now)).map(({ start }) => start).sort();
  /** Books through one of two processes in turn, each time as another patient. */
  let people = 10;
  function bookRival(createdAt = clock.now) {
    people += 1;
    const attempt = toNewAppointment({ ...appointment, ...createPatient(people) }, { createdAt });
    return (people % 2 === 0 ? other : desk.store).book(attempt);
  }
  /** Sends what is due, in another process, and resolves to the mails of patients. */
  async function sendDue() {
    const outbox = createOutbox(db);
    const sent = [];
    for (let mail = await outbox.claim(clock.now); mail; mail = await outbox.claim(clock.now)) {
      await outbox.markSent(mail, clock.now);
      if (mail.recipient === 'patient') sent.push(mail);
    }
    return sent;
  }
  /** Lets the time pass in which a change can be undone, and sends what is due then. */
  function becomeFinal() {
    clock.now = new Date(clock.now.getTime() + UNDO_OFFER_MS);
    return sendDue();
  }
  /** Books a patient, who gets the mail of the booking. */
  async function bookTold() {
    const id = await desk.book();
    await sendDue();
    return id;
  }
  /** Books a caller by the form of the desk. */
  async function bookCaller() {
    const caller = { ...createPatient(1), name: 'Canary Caller', doctor: DOCTOR_ID, date: DATE, slot: '14:00' };
    const headers = { cookie: await desk.signIn(), accept: 'application/json' };
    return (await desk.submit('/appointments', caller, headers)).json().appointment;
  }
  const reading = { look, readChanges, readFreed, readPatientMails, listTaken };
  const doing = { undoQuietly, move, bookRival, sendDue, becomeFinal, bookTold, bookCaller };
  return { ...desk, url, ...reading, ...doing };
}

function failMissing(id: string): never {
  throw new Error(`There is no appointment ${id}.`);
}
