/** The names of a booking's fields, in the order in which the wizard asks for them (specification, point 7). */
export const APPOINTMENT_FIELDS = [
  'name',
  'email',
  'phone',
  'department',
  'doctor',
  'appointmentDate',
  'appointmentTime',
  'message',
] as const;

export type AppointmentField = (typeof APPOINTMENT_FIELDS)[number];

/** What the screen calls each field; refusals name a field by these words. */
export const FIELD_LABELS: Record<AppointmentField, string> = {
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone Number',
  department: 'Department',
  doctor: 'Doctor',
  appointmentDate: 'Preferred Date',
  appointmentTime: 'Preferred Time',
  message: 'Additional Message',
};

/**
 * A booking as it travels: the words on the screen. `appointmentDate` is YYYY-MM-DD by the clinic's clock,
 * `appointmentTime` a slot's label, `message` may be empty.
 */
export type AppointmentRequest = Record<AppointmentField, string>;

/** Where an appointment stands; HL7 FHIR's words (Appointment.status). */
export type AppointmentStatus = 'booked' | 'cancelled' | 'arrived' | 'fulfilled' | 'noshow';

/** Body of a 201. */
export type AppointmentConfirmation = {
  /** What a patient quotes on the phone: eight characters in two groups, for example `K7QX-3M9P`. */
  reference: string;
  department: string;
  doctor: string;
  appointmentDate: string;
  appointmentTime: string;
};

/** A slot as the third step shows it. */
export type SlotState = 'free' | 'taken' | 'past' | 'closed';

/** `time` is the slot's label. */
export type SlotAvailability = { time: string; state: SlotState };

/** Body of GET /api/availability. */
export type Availability = { doctor: string; date: string; slots: SlotAvailability[] };

/** The extra field of the no-script form that people never see and programs like to fill. */
export const HONEYPOT_FIELD = 'website';

/** Lengths in Unicode characters after NFC; generous for people, small for storage and mails. */
export const NAME_MAX_CHARS = 120;
/** RFC 5321's longest usable address. */
export const EMAIL_MAX_CHARS = 254;
/** A phone is never refused for its form, so only its length is bounded. */
export const PHONE_MAX_CHARS = 40;
/** Four bytes a character still fit into the body's limit. */
export const MESSAGE_MAX_CHARS = 3000;

export const BODY_MAX_BYTES = 16 * 1024;
