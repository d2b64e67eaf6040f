import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import { createAppointmentSchema } from '@clinic/contract/appointment-schema.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { z } from 'zod';
import { DATE, LABEL, pageOr, refusals } from '../route-schema.ts';
import { languageParameter, looseParameter, visitParameter } from './query-schemas.ts';

const unlinkedConfirmationSchema = z.strictObject({
  reference: z.string().describe('Patients name it on the phone: K7QX-3M9P'),
  department: z.string(),
  doctor: z.string(),
  appointmentDate: DATE,
  appointmentTime: LABEL,
});

const confirmationSchema = unlinkedConfirmationSchema.extend({
  manageUrl: z.url().describe('The page where the patient moves or cancels the appointment; nobody else knows it'),
  calendarUrl: z.url().describe('The appointment as an iCalendar file'),
}) satisfies z.ZodType<AppointmentConfirmation>;

/** Describes what the route that books takes and gives. */
export function createBookingSchemas(calendar: BookingCalendar, getNow: () => Date) {
  return {
    summary:
      'Books an appointment. Sent again with its Idempotency-Key it answers as the first time; sent again by the same person without the key, without the links.',
    querystring: z.object({
      visit: visitParameter(calendar),
      language: languageParameter('The language in which the patient is written to'),
      whatsapp: looseParameter('`yes` when the patient agrees to be told on WhatsApp too'),
    }),
    form: createAppointmentSchema(calendar, getNow).meta({ id: 'Booking' }),
    takesJson: true as const,
    response: { 201: pageOr(z.union([confirmationSchema, unlinkedConfirmationSchema])), ...refusals(403, 409, 422) },
  };
}
