import type { AppointmentConfirmation, AppointmentRequest } from '@clinic/contract/appointment.ts';
import type { FullContact } from './live-bookings.ts';

export type NewAppointment = {
  request: AppointmentRequest;
  needsReview: boolean;
  createdAt: Date;
  /** The sender's name for this attempt and the hash of what came with it; `null` when none was given. */
  idempotency: Idempotency | null;
};

export type Idempotency = { key: string; requestHash: string };

export type BookingResult =
  /** `isNew` is false when it had been booked before, see `findBooking`: the confirmation is that one's. */
  | { kind: 'booked'; confirmation: AppointmentConfirmation; isNew: boolean }
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
  findBooking(appointment: Pick<NewAppointment, 'request' | 'idempotency'>): Promise<BookingResult | null>;
  /** The labels of the slots that are gone. `date` is YYYY-MM-DD. */
  getTakenSlots(doctor: string, date: string): Promise<string[]>;
  /** When the newest appointment was booked; `null` when there is none. */
  getNewestCreation(): Promise<Date | null>;
  /**
   * Forgets every appointment of an earlier date, YYYY-MM-DD, and of those after `lastDate`, which nobody may book,
   * every one that was made earlier; resolves to how many there were.
   */
  removeBefore(date: string, lastDate: string): Promise<number>;
  /** The doctors who have appointments to come that are still booked, from this date on, and how many each. */
  countComing(date: string): Promise<ComingAppointments[]>;
  /** Resolves when the database takes what is written. */
  checkReady(): Promise<void>;
  close(): Promise<void>;
};

/** As it was opened at the start of a process; `isNew` when there was no database before. */
export type OpenedStore = AppointmentStore & { isNew: boolean };
