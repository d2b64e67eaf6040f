import { z } from 'zod';
import { PHONE_MAX_CHARS } from './appointment.ts';
import type { BookingCalendar } from './booking-calendar.ts';
import { isToCome, longText, openDate, plainText, slotLabel, TIME_PAST } from './field-schema.ts';
import { REASON_MAX_CHARS, REFERENCE_MAX_CHARS } from './portal.ts';
import type { ReasonCode } from './refusals.ts';

/** The form that moves an appointment. `getNow` is called at each request. */
export function createMoveSchema(calendar: BookingCalendar, getNow: () => Date) {
  return z
    .strictObject({ appointmentDate: openDate(calendar, getNow), appointmentTime: slotLabel(calendar) })
    .refine(
      ({ appointmentDate, appointmentTime }) => isToCome(calendar, appointmentDate, appointmentTime, getNow()),
      TIME_PAST,
    );
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
