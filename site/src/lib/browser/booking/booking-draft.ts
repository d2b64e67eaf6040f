import { APPOINTMENT_FIELDS, type AppointmentRequest } from '@clinic/contract/appointment.ts';
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import { DRAFT_KEY } from './draft-key.ts';

/** The draft that the tab keeps until the booking is made. */
export type BookingDraft = {
  step: number;
  values: AppointmentRequest;
  /** The id of the chosen kind of visit. Without one the first kind counts, where the clinic distinguishes any. */
  visit?: string | undefined;
  /** The Idempotency-Key with which these values were sent; `null` after any change. */
  key: string | null;
  /** The slot (`toSlotName`) of a booking without an answer, which that booking may already hold. */
  unansweredSlot: string | null;
  /** The key of a booking that waits to be sent again by itself. It waits as long as this is also the draft's key. */
  waitingKey: string | null;
};

/** Reads the tab's draft; `null` when there is none, or when storage is turned off. */
export function readDraft(): BookingDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    if (typeof draft?.step !== 'number' || typeof draft.values !== 'object') return null;
    const values = { ...EMPTY_REQUEST };
    for (const field of APPOINTMENT_FIELDS) {
      if (typeof draft.values[field] === 'string') values[field] = draft.values[field];
    }
    return {
      step: draft.step,
      values,
      ...(typeof draft.visit === 'string' && { visit: draft.visit }),
      key: toText(draft.key),
      unansweredSlot: toText(draft.unansweredSlot),
      waitingKey: toText(draft.waitingKey),
    };
  } catch {
    return null;
  }
}

/** Saves the draft. Without storage it is lost with the page. */
export function writeDraft(draft: BookingDraft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {}
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {}
}

/** Returns a string that identifies a doctor's day and time. */
export function toSlotName({ doctor, appointmentDate, appointmentTime }: AppointmentRequest): string {
  return [doctor, appointmentDate, appointmentTime].join('|');
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
