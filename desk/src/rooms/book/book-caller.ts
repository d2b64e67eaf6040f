import { getText, hashRequest } from '@clinic/api/appointments/booking-request.ts';
import { isSameName } from '@clinic/api/appointments/contacts/contact-keys.ts';
import { withNearestFree } from '@clinic/api/appointments/nearest-free.ts';
import type { BookingResult } from '@clinic/api/appointments/store/appointment.ts';
import { findInSpan, type Taken } from '@clinic/api/appointments/store/find.ts';
import type { Maker } from '@clinic/api/database/appointment-tables.ts';
import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { createCallerSchema, issuesToReasons } from '@clinic/contract/appointment-schema.ts';
import { getVisitMinutes, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { UndoSeconds } from '@clinic/contract/desk-person.ts';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import { ofDoctor } from '@clinic/contract/open-slots.ts';
import { EMPTY_REQUEST, PATIENT_FIELDS } from '@clinic/contract/patient-words.ts';
import { createReason } from '@clinic/contract/refusals.ts';
import { addMinutes } from '@clinic/contract/timetable.ts';
import type { BookRefusal } from '#appointments/booking/book.ts';
import { describeAppointments } from '#appointments/day.ts';
import type { FoundSlot } from '#appointments/free-slot.ts';
import type { Desk } from '#frame/desk.ts';
import { findKnown } from './queries.ts';

export type CallerBooking = {
  slot: FoundSlot;
  /** The sent form. */
  fields: unknown;
  /** `null` when the form has none: a form that is sent twice is then recognised by its patient. */
  key: string | null;
  maker: Maker;
  undoSeconds: UndoSeconds | undefined;
};

/** The appointment's id, or why there is none. */
export type CallerOutcome = { id: string } | { refused: BookRefusal };

/**
 * Books a caller with the rules and the store of the website. The booking needs no review, the patient gets the usual
 * mail, and the record names the person of the desk.
 */
export async function bookCaller(
  desk: Desk,
  { slot, fields, key, maker, undoSeconds }: CallerBooking,
  now: Date,
): Promise<CallerOutcome> {
  const { store, words } = desk;
  const visitMinutes = getVisitMinutes(slot.calendar, slot.visitId);
  if (slot.visitId !== '' && visitMinutes === 0) {
    return { refused: { reason: 'fields-invalid', errors: [createReason('visit-unknown', 'visit')], holder: null } };
  }
  // For a visit that does not fit there, the schema's refusal leads to the nearest time that fits.
  const isTooLong = visitMinutes > 0 && slot.refusal === 'slot-unknown';
  if (slot.refusal && !isTooLong) return refuse(desk, slot.refusal, slot);
  const parsed = createCallerSchema(slot.calendar, desk.getNow, visitMinutes).safeParse(toRequest(slot, fields));
  if (!parsed.success) {
    const { doctorId, date } = slot;
    const calendar = ofDoctor(slot.calendar, doctorId, visitMinutes);
    const asked = { calendar, doctorId, date, label: slotToLabel(slot.slot) };
    const errors = await withNearestFree(store, issuesToReasons(parsed.error.issues), asked, now);
    return { refused: { reason: 'fields-invalid', errors, holder: null } };
  }
  const result = await store.book({
    booking: {
      ...words.toBooking(parsed.data),
      departmentId: slot.departmentId,
      doctorId: slot.doctorId,
      minutes: slot.minutes,
      visitId: slot.visitId,
    },
    language: await findLanguage(desk, parsed.data, now),
    needsReview: false,
    senderKey: '',
    holdsMails: false,
    createdAt: now,
    idempotency: key === null ? null : { key, requestHash: hashRequest(parsed.data, slot.visitId) },
    madeBy: maker,
    ...(undoSeconds && { undoSeconds }),
  });
  return toOutcome(desk, result, slot);
}

/** The website's language at this person's latest booking; English for a person who is new. */
async function findLanguage(desk: Desk, { phone, name }: AppointmentRequest, now: Date): Promise<LanguageCode> {
  const known = await findKnown(desk, phone, now);
  return known.find((person) => isSameName(person.name, name))?.language ?? ENGLISH;
}

async function toOutcome(desk: Desk, result: BookingResult, slot: FoundSlot): Promise<CallerOutcome> {
  switch (result.kind) {
    case 'booked':
    case 'booked-before':
      return { id: result.stored.id };
    case 'contact-full': {
      const errors = [createReason('contact-full', result.contact)];
      return { refused: { reason: 'contact-full', errors, holder: null } };
    }
    case 'slot-taken':
    case 'slot-closed':
      return refuse(desk, result.kind, slot);
    // The key was used before: with other entries, or for a booking that is cancelled by now.
    case 'key-reused':
    case 'cancelled': {
      const holder = await readHolder(desk, slot, desk.getNow());
      return { refused: { reason: holder ? 'slot-taken' : 'outdated', errors: [], holder } };
    }
  }
}

async function refuse(desk: Desk, reason: BookRefusal['reason'], slot: FoundSlot): Promise<CallerOutcome> {
  return { refused: { reason, errors: [], holder: await readHolder(desk, slot, desk.getNow()) } };
}

/** Finds the appointment that holds a slot, or a part of it, as the desk sees it; `null` when none does. */
export async function readHolder(desk: Desk, slot: FoundSlot, now: Date): Promise<DeskAppointment | null> {
  const row = await findInSpan(desk.db, toSpan(slot));
  return row && ((await describeAppointments(desk, [row], now))[0] ?? null);
}

/** The span of a slot; of a time that the doctor does not offer, its first minute. */
function toSpan({ doctorId, date, slot, minutes }: FoundSlot): Taken {
  return { doctorId, date, start: slot, end: addMinutes(slot, Math.max(minutes, 1)) };
}

/** Turns the form into a request as the website sends it. */
function toRequest(slot: FoundSlot, fields: unknown): AppointmentRequest {
  const caller = Object.fromEntries(PATIENT_FIELDS.map((name) => [name, getText(fields, name)]));
  return {
    ...EMPTY_REQUEST,
    ...caller,
    department: slot.department,
    doctor: slot.doctor,
    appointmentDate: slot.date,
    appointmentTime: slotToLabel(slot.slot),
  };
}
