import { PHONE_MAX_CHARS } from '@clinic/contract/appointment.ts';
import {
  APPOINTMENTS_PATH,
  AVAILABILITY_PATH,
  CALENDAR_FILE_NAME,
  NEXT_FREE_PATH,
  PORTAL_PATH,
} from '@clinic/contract/paths.ts';
import { REASON_MAX_CHARS, REFERENCE_MAX_CHARS } from '@clinic/contract/portal.ts';
import { z } from 'zod';
import {
  ANSWER_LANGUAGE,
  availabilitySchema,
  bookingSchema,
  confirmationSchema,
  DATE,
  departmentAvailabilitySchema,
  LABEL,
  languageSchema,
  nextFreeSchema,
  problemSchema,
  readySchema,
  unlinkedConfirmationSchema,
  VISIT,
} from './public-schemas.ts';

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
