import { PHONE_MAX_CHARS } from '@clinic/contract/appointment.ts';
import { bookableDate, checkTime, longText, plainText, timeLabel } from '@clinic/contract/field-schema.ts';
import type { DoctorCalendar } from '@clinic/contract/open-slots.ts';
import { REASON_MAX_CHARS, REFERENCE_MAX_CHARS } from '@clinic/contract/portal.ts';
import type { ReasonCode } from '@clinic/contract/refusals.ts';
import { z } from 'zod';

/** The form that moves an appointment to another time with its doctor. */
export function createMoveSchema(calendar: DoctorCalendar, getNow: () => Date) {
  return z
    .strictObject({ appointmentDate: bookableDate(calendar, getNow), appointmentTime: timeLabel() })
    .check(...checkTime(() => calendar, getNow));
}

/** The form that cancels an appointment. */
export const cancelSchema = z.strictObject({
  reason: longText('message-invalid' satisfies ReasonCode, REASON_MAX_CHARS).default(''),
});

/** The form that asks for a new link. The answer does not tell whether its values fit an appointment. */
export const askSchema = z.strictObject({
  reference: plainText('reference-missing', REFERENCE_MAX_CHARS),
  phone: plainText('phone-missing', PHONE_MAX_CHARS),
});
