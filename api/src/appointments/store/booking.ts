import type { AppointmentStatus } from '@clinic/contract/appointment.ts';
import type { Maker } from '../../database/tables.ts';
import type { LinkVersion } from '../links/manage-links.ts';

/** What a patient asks for, in the form in which it is stored: with ids instead of names. */
export type Booking = {
  name: string;
  email: string;
  phone: string;
  message: string;
  departmentId: string;
  doctorId: string;
  /** YYYY-MM-DD by the clinic's clock. */
  date: string;
  /** The start on the clinic's 24-hour clock: `14:00`. */
  slot: string;
};

/** The parts of a booking that a confirmation repeats. */
export type StoredBooking = Pick<Booking, 'departmentId' | 'doctorId' | 'date' | 'slot'> &
  LinkVersion & { reference: string };

/** An appointment with all that its patient may see. */
export type PatientAppointment = StoredBooking &
  Pick<Booking, 'name' | 'email' | 'phone' | 'message'> & {
    status: AppointmentStatus;
    /** How often it was moved or cancelled. */
    sequence: number;
    /** How often anything was changed. */
    version: number;
    /** ISO 8601 in UTC: when it was booked, or last moved or cancelled. */
    changedAt: string;
  };

export type NewAppointment = {
  booking: Booking;
  needsReview: boolean;
  /** The patient is not written to before the clinic has looked at the booking. */
  holdsMails: boolean;
  /** The same for bookings of one network (`review/sender-key.ts`); empty for those of the desk. */
  senderKey: string;
  createdAt: Date;
  /** The client's key for this attempt and the hash of its body; `null` when there is no key. */
  idempotency: Idempotency | null;
  /** Who of the desk books for a caller; absent for a patient's own booking. */
  madeBy?: Maker;
};

export type Idempotency = { key: string; requestHash: string };

/**
 * The contact that holds as many coming appointments as it may. The limit stands in `database/contact-limits.ts`.
 */
export type FullContact = 'phone' | 'email';

export type BookingResult =
  /** `isNew` is false when `stored` was booked under this request's key. */
  | { kind: 'booked'; stored: StoredBooking; isNew: boolean }
  /** The same person holds the slot. The sender has not shown to be that person: a stranger may know all that was sent. */
  | { kind: 'booked-before'; stored: StoredBooking }
  | { kind: 'slot-taken' }
  /** The front desk has closed it. */
  | { kind: 'slot-closed' }
  /** The key belongs to a booking with another body. */
  | { kind: 'key-reused' }
  /** The key belongs to this booking, which is cancelled. */
  | { kind: 'cancelled' }
  | { kind: 'contact-full'; contact: FullContact };
