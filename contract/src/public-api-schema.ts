import { z } from 'zod';
import {
  type AppointmentConfirmation,
  type AppointmentRequest,
  type Availability,
  type DepartmentAvailability,
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  type NextFreeSlots,
  PHONE_MAX_CHARS,
} from './appointment.ts';
import { ENGLISH, LANGUAGE_CODES } from './languages.ts';
import { APPOINTMENTS_PATH, AVAILABILITY_PATH, CALENDAR_FILE_NAME, NEXT_FREE_PATH, PORTAL_PATH } from './paths.ts';
import { mapOptionalTexts } from './patient-words.ts';
import { REASON_MAX_CHARS, REFERENCE_MAX_CHARS } from './portal.ts';
import { PROBLEMS, type Problem, type ProblemCode, REASONS, type ReasonCode } from './refusals.ts';

/** The types of answers that are not JSON. */
export type OtherMedia = 'text/html' | 'text/calendar' | 'text/plain';

/** A public address: what it takes, and what it gives with each status. `docs/openapi.json` is made from these. */
export type PublicRoute = {
  method: 'get' | 'post';
  /** With parameters in braces: `/portal/{token}`. */
  path: string;
  summary: string;
  query?: z.ZodObject;
  /** Sent as JSON or as a form; only as a form where `isForm` is set. */
  body?: z.ZodObject;
  isForm?: true;
  answers: Record<number, z.ZodType | OtherMedia>;
};

const DATE = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .describe("A day by the clinic's clock: 2026-11-24");
const LABEL = z.string().describe('A time as the wizard shows it: 02:00 PM');
const VISIT = z.string().optional().describe('The id of a kind of visit in content/booking.yaml; one slot when absent');
const languageSchema = (purpose: string) => z.enum(LANGUAGE_CODES).default(ENGLISH).describe(purpose);
const ANSWER_LANGUAGE = languageSchema('The language of the page that answers');
const codes = <Code extends string>(table: Record<Code, unknown>) => z.enum(Object.keys(table) as Code[]);

const bookingSchema = z
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

const slotSchema = z.strictObject({ time: LABEL, state: z.enum(['free', 'taken', 'past', 'closed']) });

const availabilitySchema = z.strictObject({
  doctor: z.string(),
  date: DATE,
  slots: z.array(slotSchema),
}) satisfies z.ZodType<Availability>;

const departmentAvailabilitySchema = z.strictObject({
  department: z.string(),
  date: DATE,
  slots: z.array(slotSchema.extend({ doctor: z.string() })),
}) satisfies z.ZodType<DepartmentAvailability>;

const nextFreeSchema = z.strictObject({
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

const readySchema = z.strictObject({
  status: z.literal('ok'),
  outbox: z.strictObject({
    waiting: z.int().describe('Mails that are due, or have failed and will be tried again'),
    oldestSeconds: z.number().nullable().describe('How long the oldest has been due; null while none is late'),
    undeliverable: z.int(),
  }),
});

/** The statuses that any address may answer with, each with a problem. */
export const COMMON_STATUSES: readonly number[] = [400, 408, 413, 414, 415, 422, 429, 431, 500, 503];

const problems = (...statuses: number[]) => Object.fromEntries(statuses.map((status) => [status, problemSchema]));
const pages = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, 'text/html' satisfies OtherMedia as OtherMedia]));

const TOKEN_PATH = `${PORTAL_PATH}/{token}`;

export const PUBLIC_ROUTES = [
  {
    method: 'post',
    path: APPOINTMENTS_PATH,
    summary:
      'Books an appointment. Sent again with its Idempotency-Key it answers as the first time; sent again by the same person without the key, without the links.',
    query: z.strictObject({
      visit: VISIT,
      language: languageSchema('The language in which the patient is written to; unknown ones are read as English'),
    }),
    body: bookingSchema,
    answers: {
      201: z.union([confirmationSchema, unlinkedConfirmationSchema]),
      ...problems(403, 409, 422),
    },
  },
  {
    method: 'get',
    path: AVAILABILITY_PATH,
    summary: "A doctor's times of one day, or those of all doctors of a department",
    query: z.strictObject({
      doctor: z.string().optional().describe("The doctor's name; it counts where both are given"),
      department: z.string().optional().describe("The department's name"),
      date: DATE,
      visit: VISIT,
    }),
    answers: { 200: z.union([availabilitySchema, departmentAvailabilitySchema]), ...problems(422) },
  },
  {
    method: 'get',
    path: NEXT_FREE_PATH,
    summary: "Each doctor's first free time, the earliest first",
    query: z.strictObject({ visit: VISIT }),
    answers: { 200: nextFreeSchema, ...problems(422) },
  },
  {
    method: 'get',
    path: PORTAL_PATH,
    summary: 'The page where a patient asks for a new link',
    query: z.strictObject({ language: ANSWER_LANGUAGE }),
    answers: pages(200),
  },
  {
    method: 'post',
    path: PORTAL_PATH,
    summary: 'Asks for a new link, which is mailed. The answer does not tell whether the values fit an appointment.',
    query: z.strictObject({ language: ANSWER_LANGUAGE }),
    body: z.strictObject({ reference: z.string().max(REFERENCE_MAX_CHARS), phone: z.string().max(PHONE_MAX_CHARS) }),
    isForm: true,
    answers: pages(200, 403, 422),
  },
  {
    method: 'get',
    path: TOKEN_PATH,
    summary: "The patient's own page of an appointment. A mailed link is led to its bare address.",
    answers: pages(200, 301, 303, 404),
  },
  {
    method: 'post',
    path: `${TOKEN_PATH}/move`,
    summary: 'Moves the appointment, and leads back to its page',
    body: z.strictObject({ appointmentDate: DATE, appointmentTime: LABEL }),
    isForm: true,
    answers: pages(303, 403, 404, 409, 422),
  },
  {
    method: 'post',
    path: `${TOKEN_PATH}/cancel`,
    summary: 'Cancels the appointment, and leads back to its page',
    body: z.strictObject({ reason: z.string().max(REASON_MAX_CHARS).default('') }),
    isForm: true,
    answers: pages(303, 403, 404, 409, 422),
  },
  {
    method: 'get',
    path: `${TOKEN_PATH}/${CALENDAR_FILE_NAME}`,
    summary: 'The appointment as an iCalendar file',
    answers: { 200: 'text/calendar', ...pages(301, 404) },
  },
  {
    method: 'get',
    path: '/healthz',
    summary: 'Whether the process runs',
    answers: { 200: z.strictObject({ status: z.literal('ok') }) },
  },
  {
    method: 'get',
    path: '/readyz',
    summary: 'Whether a booking can be stored now',
    answers: { 200: readySchema, ...problems(503) },
  },
  {
    method: 'get',
    path: '/metrics',
    summary: 'Figures for Prometheus, for addresses in METRICS_FROM; 404 for all others',
    answers: { 200: 'text/plain', ...problems(404) },
  },
] as const satisfies readonly PublicRoute[];

/** Finds the route of a request; `undefined` for an address that is not of the API. */
export function findPublicRoute(method: string, path: string): PublicRoute | undefined {
  const parts = path.split('/');
  return PUBLIC_ROUTES.find((route) => {
    const own = route.path.split('/');
    return (
      route.method === method.toLowerCase() &&
      own.length === parts.length &&
      own.every((part, index) => part.startsWith('{') || part === parts[index])
    );
  });
}
