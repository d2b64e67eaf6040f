import type { AppointmentStatus } from '@clinic/contract/appointment.ts';

/** The rows as both databases hold them; created by `migrations`. */
export type AppointmentsTable = {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string;
  /**
   * The same text for every spelling of a number (`appointments/contacts/phone-key.ts`), to count a phone's bookings.
   */
  phone_key: string;
  /** The same for the mailbox (`appointments/contacts/email-key.ts`). */
  email_key: string;
  /** `department` and `doctor` are ids of `content/booking.yaml`. */
  department: string;
  doctor: string;
  /** YYYY-MM-DD by the clinic's clock. */
  appointment_date: string;
  /** The slot's start by the clinic's clock: `14:00`. */
  appointment_time: string;
  message: string;
  status: AppointmentStatus;
  /** 1 when a program may have sent the booking (`appointments/review/review-signals.ts`), for the desk to check. */
  needs_review: 0 | 1;
  idempotency_key: string | null;
  /** The hash of the body that came with the key. */
  request_hash: string | null;
  /** ISO 8601 in UTC. */
  created_at: string;
};

export type ClinicDatabase = { appointments: AppointmentsTable };
