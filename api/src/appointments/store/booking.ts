import type { AppointmentStatus } from '@clinic/contract/appointment.ts';
import type { Maker } from '../../database/tables.ts';
import type { LinkVersion } from '../links/manage-links.ts';

/** A patient's request in the form in which it is stored: with ids instead of names. */
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
    /** The iCalendar SEQUENCE: it goes up when the appointment is moved, cancelled or put back. */
    sequence: number;
    /** How often anything was changed. */
    version: number;
    /** ISO 8601 in UTC: the last change, or the booking when there was none (`changed_at` in `database/tables.ts`). */
    changedAt: string;
  };

export type NewAppointment = {
  booking: Booking;
  needsReview: boolean;
  /** The patient's mails wait until the clinic has looked at the booking. */
  holdsMails: boolean;
  /** The key of the sender's network (`review/sender-key.ts`); empty for bookings by the desk. */
  senderKey: string;
  createdAt: Date;
  /** The client's key for this attempt and the hash of its body; `null` when there is no key. */
  idempotency: Idempotency | null;
  /** The person of the desk who books for a caller; absent for a patient's own booking. */
  madeBy?: Maker;
};

export type Idempotency = { key: string; requestHash: string };

/** The contact that holds as many coming appointments as it may. The limit is in `database/contact-limits.ts`. */
export type FullContact = 'phone' | 'email';

export type BookingResult =
  /** `isNew` is false when `stored` was booked earlier under the same key. */
  | { kind: 'booked'; stored: StoredBooking; isNew: boolean }
  /**
   * This person already holds the slot. The sender may be somebody else: a stranger may know everything that was sent.
   */
  | { kind: 'booked-before'; stored: StoredBooking }
  | { kind: 'slot-taken' }
  /** The front desk has closed the slot. */
  | { kind: 'slot-closed' }
  /** The key belongs to a booking with another body. */
  | { kind: 'key-reused' }
  /** The key belongs to this booking, which is cancelled. */
  | { kind: 'cancelled' }
  | { kind: 'contact-full'; contact: FullContact };
