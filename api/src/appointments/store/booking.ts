/** What a patient asks for, as it is kept: ids instead of names, and no words of the screen but the patient's own. */
export type Booking = {
  name: string;
  email: string;
  phone: string;
  message: string;
  departmentId: string;
  doctorId: string;
  /** YYYY-MM-DD in Pune. */
  date: string;
  /** The start on the clinic's 24-hour clock: `14:00`. */
  slot: string;
};

/** What a confirmation says of a booking; it never changes with time. */
export type StoredBooking = Pick<Booking, 'departmentId' | 'doctorId' | 'date' | 'slot'> & { reference: string };

export type NewAppointment = {
  booking: Booking;
  needsReview: boolean;
  createdAt: Date;
  /** The sender's name for this attempt and the hash of what came with it; `null` when none was given. */
  idempotency: Idempotency | null;
};

export type Idempotency = { key: string; requestHash: string };

/** What has as many appointments to come as it may; the limit stands in `migrations/003-contact-keys.ts`. */
export type FullContact = 'phone' | 'email';

export type BookingResult =
  /** `isNew` is false when it had been booked before, see `findBooking`: then `stored` is that one. */
  | { kind: 'booked'; stored: StoredBooking; isNew: boolean }
  | { kind: 'slot-taken' }
  /** The key belongs to a booking with another body. */
  | { kind: 'key-reused' }
  /** The key belongs to this booking, which has been cancelled since. */
  | { kind: 'cancelled' }
  | { kind: 'contact-full'; contact: FullContact };
