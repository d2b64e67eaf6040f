import { randomUUID } from 'node:crypto';
import { getText, readIdempotencyKey } from '@clinic/api/appointments/booking-request.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import { PATIENT_FIELDS, type PatientWords } from '@clinic/contract/patient-words.ts';
import { describeMail, toStatusCode } from '#appointments/answers.ts';
import type { BookView, KnownPerson } from '#appointments/booking/book.ts';
import { deskBookMessages as words } from '#appointments/booking/words.ts';
import { readAppointment } from '#appointments/day.ts';
import { findSlot, readNamedSlot } from '#appointments/free-slot.ts';
import { readNextVisit } from '#appointments/next-visit.ts';
import { Answer, defineRoom, leadTo, type Visit } from '#frame/room.ts';
import { BookPage } from './BookPage.tsx';
import { bookCaller, readHolder } from './book-caller.ts';
import { findKnown } from './queries.ts';

/**
 * Books a caller into a slot (`?doctor=&date=&slot=`). With `&from={id}` the form holds the details of that appointment's
 * patient, so that no address holds them, and with `&visit=ID` that kind of visit.
 * POST of the same address is the form before it is booked: the people who are known by its `phone`, a `KnownPerson[]`
 * for the script, or the page filled in with the one that `fill` names or with the only one. No address holds a number.
 * POST /appointments books: 303 to the day, or 409 or 422; the script gets the appointment (201) or a `BookRefusal`.
 */
export const book = defineRoom<BookView>({
  name: 'book',
  path: DESK_PATHS.book,
  toTitle: () => words.title,
  load,
  acts: {
    [DESK_PATHS.book]: { act: lookUp },
    [DESK_PATHS.appointments]: { act: bookIt, fillIn: () => ({}) },
  },
  Page: BookPage,
  script: 'rooms/book/book.client.tsx',
});

/** Reads the form of the slot that the address names, or of a form that is sent again. */
async function load(visit: Visit): Promise<BookView | Answer> {
  const { desk, body, search, query, now } = visit;
  const slot = await findSlot(desk, readNamedSlot(body ?? search, 'date'), now);
  if (!slot) return leadTo(DESK_PATHS.today);
  const holder = await readHolder(desk, slot, now);
  const reason = holder ? 'slot-taken' : slot.refusal;
  const patient = await readNextVisit(desk, query('from'), now);
  const visitId = readVisitId(visit) || patient?.visitId;
  const { doctorId, doctor, department, date, slot: start } = slot;
  return {
    place: { doctorId, doctor, department, date, slot: start },
    entries: readEntries(patient ?? body),
    ...(visitId && { visit: visitId }),
    // The corrected form is a new booking, so it needs a new key.
    key: randomUUID(),
    refused: reason && { reason, errors: [], holder },
    known: null,
  };
}

async function lookUp({ desk, body, field, isData, now }: Visit) {
  const known = await findKnown(desk, field('phone'), now);
  if (isData) return new Answer((reply) => reply.send(known));
  return { once: { entries: fillIn(body, known), known, refused: null } };
}

async function bookIt(visit: Visit) {
  const { desk, person, body, field, maker, isData, now } = visit;
  const slot = await findSlot(desk, readNamedSlot(body, 'date'), now, readVisitId(visit));
  if (!slot) {
    const data = { reason: 'slot-unknown', errors: [], holder: null };
    return isData ? { refused: {}, data } : leadTo(`${DESK_PATHS.today}?refused=slot-unknown`);
  }
  const key = readIdempotencyKey(field('key') || undefined);
  const outcome = await bookCaller(desk, { slot, fields: body, key, maker, undoSeconds: person.undoSeconds }, now);
  if ('refused' in outcome) {
    const { refused } = outcome;
    const status = refused.reason === 'fields-invalid' ? 422 : toStatusCode(refused.reason);
    return { refused: { refused }, data: refused, status };
  }
  const appointment = await readAppointment(desk, outcome.id, desk.getNow());
  const query = new URLSearchParams({ done: 'booked', id: outcome.id });
  if (appointment) describeMail(query, 'booked', appointment);
  return { to: `${toDayPath(slot.date)}?${query}`, data: { appointment }, status: 201 };
}

/** The kind of visit that a form or an address names; it may be any text. */
const readVisitId = ({ field, query }: Visit): string => field('visit') || query('visit');

function readEntries(fields: unknown): PatientWords {
  return Object.fromEntries(PATIENT_FIELDS.map((name) => [name, getText(fields, name)])) as PatientWords;
}

/**
 * The entries of the form with the name and the email address of the person who was chosen, or of the only known person
 * when no name was typed.
 */
function fillIn(body: unknown, known: readonly KnownPerson[]): PatientWords {
  const only = known.length === 1 && getText(body, 'name').trim() === '' ? known[0] : undefined;
  const person = known.find(({ id }) => id === getText(body, 'fill')) ?? only;
  return { ...readEntries(body), ...(person && { name: person.name, email: person.email }) };
}
