/** The fields of a booking, in the order in which the wizard asks for them (`docs/product.md`, 'The service'). */
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

/** The label of each field on the screen. */
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
 * The body of a booking. Its values are the words on the screen: `department` and `doctor` are names, `appointmentDate`
 * is YYYY-MM-DD by the clinic's clock, and `appointmentTime` is a slot's label. The texts of `patient-words.ts` may be
 * empty.
 */
export type AppointmentRequest = Record<AppointmentField, string>;

/**
 * The body of a 201. It has no links when a patient sends a booking again without the key of the first: only the mail
 * has them then.
 */
export type AppointmentConfirmation = {
  /** Patients name it on the phone: eight characters in two groups, for example `K7QX-3M9P`. */
  reference: string;
  department: string;
  doctor: string;
  appointmentDate: string;
  appointmentTime: string;
  /** The page where the patient moves or cancels the appointment: an absolute address, which only the patient knows. */
  manageUrl: string;
  /** The appointment as an iCalendar file: an absolute address. */
  calendarUrl: string;
};

/** The states of a slot, as the third step of the wizard shows them. */
export const SLOT_STATES = ['free', 'taken', 'past', 'closed'] as const;

export type SlotState = (typeof SLOT_STATES)[number];

/** `time` is the slot's label. */
export type SlotAvailability = { time: string; state: SlotState };

/** A slot as a patient is shown it. `isSoon`: it is `past` only because it begins too soon to be booked online. */
export type ShownSlot = SlotAvailability & { isSoon?: boolean };

/** The body of GET /api/availability. */
export type Availability = { doctor: string; date: string; slots: SlotAvailability[] };

/** The body of GET /api/availability for a department: the times of all its doctors, the earliest first. */
export type DepartmentAvailability = {
  department: string;
  date: string;
  slots: (SlotAvailability & { doctor: string })[];
};

/** A doctor's first free slot, with the ids of `content/booking.yaml`, so that a link can name it. */
export type NextFree = {
  doctorId: string;
  doctor: string;
  departmentId: string;
  /** YYYY-MM-DD. */
  date: string;
  /** On the 24-hour clock: `14:00`. */
  slot: string;
};

/** The body of GET /api/availability/next: one entry for each doctor with a free slot, the earliest first. */
export type NextFreeSlots = { slots: NextFree[] };

/** A field of the form without script that people do not see and programs tend to fill in. */
export const HONEYPOT_FIELD = 'website';

/** The field of a form with the wish to be told on WhatsApp, and the name of the wish in a query: `yes`. */
export const WHATSAPP_FIELD = 'whatsapp';

/** Marks the answer to a form that was sent with this wish. */
export const WHATSAPP_WISH_MARK = 'data-whatsapp-wish';

/** This and the `_MAX_CHARS` limits below count Unicode characters after NFC. */
export const NAME_MAX_CHARS = 120;
/** The longest usable address of RFC 5321. */
export const EMAIL_MAX_CHARS = 254;
/** Only the length of a phone is limited; its form is never refused. */
export const PHONE_MAX_CHARS = 40;
/**
 * The form asks about a number with fewer digits. ITU-T E.164 sets no minimum length. A local number without its area
 * code has seven or eight digits in India's cities, and fewer in few countries.
 */
export const PHONE_MIN_DIGITS = 7;
/** This many characters of four bytes fit into `BODY_MAX_BYTES`. */
export const MESSAGE_MAX_CHARS = 3000;

export const BODY_MAX_BYTES = 16 * 1024;

/** Whether the form should ask if the number, in digits of any script, is complete. */
export function isPhoneShort(phone: string): boolean {
  return phone !== '' && phone.replace(/\P{Nd}/gu, '').length < PHONE_MIN_DIGITS;
}
