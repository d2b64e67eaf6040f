import type { AppointmentStatus } from '@clinic/contract/appointment.ts';

/** The rows as both databases hold them; created by `migrations`. */
export type AppointmentsTable = {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string;
  /** By which the database counts a phone's bookings, however it was written (`contacts/phone-key.ts`). */
  phone_key: string;
  /** The same for the mailbox (`contacts/email-key.ts`). */
  email_key: string;
  /** Ids of `content/booking.yaml`. */
  department: string;
  doctor: string;
  /** YYYY-MM-DD in Pune. */
  appointment_date: string;
  /** The slot's start in Pune: `14:00`. */
  appointment_time: string;
  message: string;
  status: AppointmentStatus;
  /** 1 when it looks like a program's work (`review/review-signals.ts`), so that the desk calls before it trusts the booking. */
  needs_review: 0 | 1;
  idempotency_key: string | null;
  /** Of the body that came with the key. */
  request_hash: string | null;
  /** ISO 8601 in UTC. */
  created_at: string;
};

export type ClinicDatabase = { appointments: AppointmentsTable };
