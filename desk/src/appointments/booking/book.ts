import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskRefusal } from '@clinic/contract/desk-day.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { LanguageCode } from '@clinic/contract/languages.ts';
import type { PatientWords } from '@clinic/contract/patient-words.ts';
import type { Reason } from '@clinic/contract/refusals.ts';

/** One slot of one doctor. */
export type SlotPlace = {
  doctorId: string;
  /** Names of `content/booking.yaml`. */
  doctor: string;
  department: string;
  /** YYYY-MM-DD by the clinic's clock. */
  date: string;
  /** On the 24-hour clock: `14:00`. */
  slot: string;
};

/** Why a caller was not booked. */
export type BookRefusal = {
  reason: DeskRefusal | 'fields-invalid';
  /** The refused fields. */
  errors: Reason[];
  /** The appointment that holds the slot; `null` when none does, or it is not known. */
  holder: DeskAppointment | null;
};

/** A person who was here before, or is going to be, found by the phone number. */
export type KnownPerson = {
  /** The id of their latest appointment. */
  id: string;
  name: string;
  email: string;
  /** The language of their latest appointment, in which the desk books the next. */
  language: LanguageCode;
  /** The latest appointment that was not cancelled or missed, past or coming; `null` when there is none. */
  latest: { doctor: string; date: string; isComing: boolean } | null;
};

/** The data of the page where a caller is booked. */
export type BookView = {
  place: SlotPlace;
  entries: PatientWords;
  /** The id of the chosen kind of visit, which may be any text; absent where none is chosen. */
  visit?: string;
  /** Sent with the form, so that a booking that is sent twice is stored once. */
  key: string;
  /** `null` at first. */
  refused: BookRefusal | null;
  /** The people with the phone number that was looked up; `null` when none was. */
  known: KnownPerson[] | null;
};

/**
 * Returns the path of the page where a caller is booked into this slot. With an appointment's id, the form holds the
 * details of its patient. With a kind of visit, that kind is chosen.
 */
export function toBookPath(
  { doctorId, date, slot }: Pick<SlotPlace, 'doctorId' | 'date' | 'slot'>,
  nextOfId?: string,
  visit?: string,
): string {
  const more = { ...(nextOfId && { from: nextOfId }), ...(visit && { visit }) };
  const query = new URLSearchParams({ doctor: doctorId, date, slot, ...more });
  return `${DESK_PATHS.book}?${query}`;
}
