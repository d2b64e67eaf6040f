import type { AppointmentConfirmation, ShownSlot } from './appointment.ts';
import type { AbsenceKind } from './mails.ts';
import type { ProblemCode, Reason } from './refusals.ts';
import type { AppointmentStatus } from './visit-states.ts';

/** The longest reason for a cancellation, in Unicode characters after NFC. It may be empty. */
export const REASON_MAX_CHARS = 500;

/** How often a patient may move an appointment on one day by the clinic's clock. */
export const MAX_MOVES_A_DAY = 5;

/** The longest reference that is read, far longer than any spelling of one. */
export const REFERENCE_MAX_CHARS = 40;

/** The fields of the portal's forms. */
export const PORTAL_FIELDS = {
  ask: ['reference', 'phone'],
  move: ['appointmentDate', 'appointmentTime'],
  cancel: ['reason'],
} as const;

/** The forms on the page of an appointment, as their addresses end. */
export const PORTAL_FORMS = ['move', 'cancel', 'whatsapp'] as const;

export type PortalForm = (typeof PORTAL_FORMS)[number];

/** The changes that the page of an appointment confirms. In its address: `?done=moved`. */
export const DONE = ['moved', 'cancelled', 'whatsapp-ended'] as const;

export type Done = (typeof DONE)[number];

/** A day of the month view. `open` days have a free slot, `full` ones none. */
export type PortalDay = { date: string; state: 'open' | 'full' | 'closed' | 'past' | 'beyond' };

/** `minutes`: the delay, 0 for `away`. `free`: the doctor's next free times, none when nothing can be changed. */
export type PortalAbsence = {
  kind: AbsenceKind;
  minutes: number;
  free: Pick<AppointmentConfirmation, 'appointmentDate' | 'appointmentTime'>[];
};

/** The data of the page of one appointment. Dates are YYYY-MM-DD, months YYYY-MM, by the clinic's clock. */
export type PortalView = {
  appointment: AppointmentConfirmation & {
    name: string;
    /** The page does not show the contacts. They fill in the form when the patient books again. */
    email: string;
    phone: string;
    doctorId: string;
    status: AppointmentStatus;
    /** The kind of visit; absent where it has none that the content still lists. */
    visit?: { id: string; name: string };
  };
  /** The page's own path, to which its links and forms are relative: `/portal/{token}`. */
  path: string;
  /** `false` for an appointment that has begun, or is not booked any more. */
  canChange: boolean;
  done: Done | null;
  /**
   * Whether a change sends the patient a mail. `later`: once the mailbox may get more mails. `held`: once the clinic has
   * reviewed the booking. `none`: there is no email address.
   */
  mails: 'sent' | 'later' | 'held' | 'none';
  /** The patient is told on WhatsApp too, and can end it; absent otherwise. */
  whatsapp?: true;
  /** The doctor is away or late at the booked time; absent when the desk has not said so. */
  absence?: PortalAbsence;
  /** The month from which a new date is chosen; `null` when nothing can be changed. */
  month: { month: string; previous: string | null; next: string | null; days: PortalDay[] } | null;
  /** The chosen day with its slots; `null` when none is chosen. */
  day: { date: string; slots: ShownSlot[] } | null;
  /** Why the sent form was refused; `null` otherwise. */
  refused: {
    form: PortalForm;
    code: ProblemCode;
    reasons: readonly Reason[];
    waitSeconds?: number;
    reason?: string;
  } | null;
};

/** The data of the page where a patient asks for a new link. */
export type PortalAsk = {
  /** `sent` whether or not reference and phone fit an appointment. */
  state: 'asked' | 'sent' | 'refused';
  /** The sent fields, to be filled in again. They may be anything. */
  entries?: object;
  code?: ProblemCode;
  reasons?: readonly Reason[];
  waitSeconds?: number;
};
