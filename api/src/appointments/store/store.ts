import type { FullContact } from './live-bookings.ts';

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

export type BookingResult =
  /** `isNew` is false when it had been booked before, see `findBooking`: then `stored` is that one. */
  | { kind: 'booked'; stored: StoredBooking; isNew: boolean }
  | { kind: 'slot-taken' }
  /** The key belongs to a booking with another body. */
  | { kind: 'key-reused' }
  /** The key belongs to this booking, which has been cancelled since. */
  | { kind: 'cancelled' }
  /** The phone or the e-mail address has as many appointments to come as it may. */
  | { kind: 'contact-full'; contact: FullContact };

export type ComingAppointments = { doctor: string; count: number };

/** Where appointments are kept. Each verb throws StoreUnavailableError while the database cannot answer. */
export type AppointmentStore = {
  /** Durable once it resolves. */
  book(appointment: NewAppointment): Promise<BookingResult>;
  /**
   * What an earlier booking answers to this one: that under the same key, or the same person's in the same slot; `null`
   * when there is neither.
   */
  findBooking(appointment: Pick<NewAppointment, 'booking' | 'idempotency'>): Promise<BookingResult | null>;
  /** The slots that are gone. `date` is YYYY-MM-DD. */
  getTakenSlots(doctorId: string, date: string): Promise<string[]>;
  /** When the newest appointment was booked; `null` when there is none. */
  getNewestCreation(): Promise<Date | null>;
  /**
   * Forgets every appointment of an earlier date, YYYY-MM-DD, and of those after `lastDate`, which nobody may book,
   * every one that was made earlier; resolves to how many there were.
   */
  removeBefore(date: string, lastDate: string): Promise<number>;
  /** The ids of doctors who have appointments to come that are still booked, from this date on, and how many each. */
  countComing(date: string): Promise<ComingAppointments[]>;
  /** Resolves when the database takes what is written. */
  checkReady(): Promise<void>;
  close(): Promise<void>;
};

/** What became of the database at the start of a process. */
export type Upgrade = {
  /** There was no database before. */
  isNew: boolean;
  /** Appointments of a version without ids whose words are not in the content; `null` when there were none. */
  unplaced: UnplacedAppointments | null;
};

/** `words` are names of doctors and departments, and times. The appointments are kept with them. */
export type UnplacedAppointments = { count: number; words: string[] };

export type OpenedStore = AppointmentStore & { upgrade: Upgrade };
