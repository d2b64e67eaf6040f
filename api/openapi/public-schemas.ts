import {
  type AppointmentConfirmation,
  type AppointmentRequest,
  type Availability,
  type DepartmentAvailability,
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  type NextFreeSlots,
  PHONE_MAX_CHARS,
} from '@clinic/contract/appointment.ts';
import { ENGLISH, LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import { mapOptionalTexts } from '@clinic/contract/patient-words.ts';
import { PROBLEMS, type Problem, type ProblemCode, REASONS, type ReasonCode } from '@clinic/contract/refusals.ts';
import { z } from 'zod';

// The schemas of what the public addresses take and give. `docs/openapi.json` is made from them.

export const DATE = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .describe("A day by the clinic's clock: 2026-11-24");
export const LABEL = z.string().describe('A time as the wizard shows it: 02:00 PM');
export const VISIT = z
  .string()
  .optional()
  .describe('The id of a kind of visit in content/booking.yaml; one slot when absent');
export const languageSchema = (purpose: string) => z.enum(LANGUAGE_CODES).default(ENGLISH).describe(purpose);
export const ANSWER_LANGUAGE = languageSchema('The language of the page that answers');
const codes = <Code extends string>(table: Record<Code, unknown>) => z.enum(Object.keys(table) as Code[]);

export const bookingSchema = z
  .strictObject({
    name: z.string().max(NAME_MAX_CHARS),
    email: z.string().max(EMAIL_MAX_CHARS),
    phone: z.string().max(PHONE_MAX_CHARS).describe('In any form'),
    department: z.string().describe('The name of a department in content/booking.yaml'),
    doctor: z.string().describe('The name of a doctor of that department'),
    appointmentDate: DATE,
    appointmentTime: LABEL,
    ...mapOptionalTexts((maxChars) => z.string().max(maxChars).default('')),
  })
  .meta({ id: 'Booking' }) satisfies z.ZodType<AppointmentRequest>;

export const unlinkedConfirmationSchema = z.strictObject({
  reference: z.string().describe('Patients name it on the phone: K7QX-3M9P'),
  department: z.string(),
  doctor: z.string(),
  appointmentDate: DATE,
  appointmentTime: LABEL,
});

export const confirmationSchema = unlinkedConfirmationSchema.extend({
  manageUrl: z.url().describe('The page where the patient moves or cancels the appointment; nobody else knows it'),
  calendarUrl: z.url().describe('The appointment as an iCalendar file'),
}) satisfies z.ZodType<AppointmentConfirmation>;

const slotSchema = z.strictObject({ time: LABEL, state: z.enum(['free', 'taken', 'past', 'closed']) });

export const availabilitySchema = z.strictObject({
  doctor: z.string(),
  date: DATE,
  slots: z.array(slotSchema),
}) satisfies z.ZodType<Availability>;

export const departmentAvailabilitySchema = z.strictObject({
  department: z.string(),
  date: DATE,
  slots: z.array(slotSchema.extend({ doctor: z.string() })),
}) satisfies z.ZodType<DepartmentAvailability>;

export const nextFreeSchema = z.strictObject({
  slots: z.array(
    z.strictObject({
      doctorId: z.string().describe('An id of content/booking.yaml'),
      doctor: z.string(),
      departmentId: z.string(),
      date: DATE,
      slot: z.string().describe('On the 24-hour clock: 14:00'),
    }),
  ),
}) satisfies z.ZodType<NextFreeSlots>;

/** RFC 9457. */
export const problemSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: codes<ProblemCode>(PROBLEMS).describe('The reason, for programs'),
    detail: z.string().describe('The reason, for developers'),
    errors: z
      .array(
        z.strictObject({
          field: z.string().exactOptional().describe('Absent when the reason concerns the request as a whole'),
          code: codes<ReasonCode>(REASONS),
          params: z
            .strictObject({
              maxChars: z.int().exactOptional(),
              date: DATE.exactOptional(),
              lastDate: DATE.exactOptional(),
              nextDate: DATE.exactOptional(),
              nearestTime: LABEL.exactOptional(),
            })
            .exactOptional()
            .describe('What the words for people name'),
          detail: z.string(),
        }),
      )
      .exactOptional(),
  })
  .meta({ id: 'Problem' }) satisfies z.ZodType<Problem>;

export const readySchema = z.strictObject({
  status: z.literal('ok'),
  outbox: z.strictObject({
    waiting: z.int().describe('Mails that are due, or have failed and will be tried again'),
    oldestSeconds: z.number().nullable().describe('How long the oldest has been due; null while none is late'),
    undeliverable: z.int(),
  }),
});
