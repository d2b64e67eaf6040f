import { z } from 'zod';

// The rules of FHIR R4 (4.0.1) for the elements that the desk's export uses, written from the pages of the standard.
// Objects are strict: an element that is not listed here is an error, so that a new one is looked up first.
// https://hl7.org/fhir/R4/bundle.html, appointment.html, patient.html, datatypes.html

/** Data types: https://hl7.org/fhir/R4/datatypes.html#primitive */
const text = z
  .string()
  .regex(/^[ \r\n\t\S]+$/)
  .refine((value) => value.trim() !== '', 'a string is not empty')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is forbidden
  .refine((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(value), 'no control characters');
const id = z.string().regex(/^[A-Za-z0-9\-.]{1,64}$/);
const instant = z
  .string()
  .regex(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]((0\d|1[0-3]):[0-5]\d|14:00))$/,
  );
const concept = z.strictObject({ text });
const reference = z
  .strictObject({ reference: text.optional(), display: text.optional() })
  .refine((value) => Object.keys(value).length > 0, 'ele-1: an element has a value or children');

/** A list that is not empty: FHIR leaves out an element without values. */
const listOf = <Element extends z.ZodType>(element: Element) => z.array(element).min(1);

/** https://hl7.org/fhir/R4/valueset-all-languages.html */
const language = z.strictObject({
  coding: listOf(z.strictObject({ system: z.literal('urn:ietf:bcp:47'), code: z.string(), display: text.optional() })),
});

const patient = z.strictObject({
  resourceType: z.literal('Patient'),
  id,
  name: listOf(z.strictObject({ text })),
  telecom: listOf(z.strictObject({ system: z.enum(['phone', 'email']), value: text })).optional(),
  communication: listOf(z.strictObject({ language })).optional(),
});

/** https://hl7.org/fhir/R4/valueset-appointmentstatus.html */
const STATUSES = [
  ...(['proposed', 'pending', 'booked', 'arrived', 'fulfilled', 'cancelled', 'noshow'] as const),
  ...(['entered-in-error', 'checked-in', 'waitlist'] as const),
] as const;

/** https://hl7.org/fhir/R4/valueset-participationstatus.html */
const ANSWERS = ['accepted', 'declined', 'tentative', 'needs-action'] as const;

const appointment = z
  .strictObject({
    resourceType: z.literal('Appointment'),
    id,
    contained: listOf(patient).optional(),
    identifier: listOf(z.strictObject({ value: text })),
    status: z.enum(STATUSES),
    cancelationReason: concept.optional(),
    serviceType: listOf(concept),
    appointmentType: concept.optional(),
    start: instant.optional(),
    end: instant.optional(),
    created: instant.optional(),
    comment: text.optional(),
    participant: listOf(z.strictObject({ actor: reference.optional(), status: z.enum(ANSWERS) })),
  })
  .refine(({ participant }) => participant.every(({ actor }) => actor), 'app-1: the type or the actor is named')
  .refine(({ start, end }) => (start === undefined) === (end === undefined), 'app-2: both start and end, or neither')
  .refine(
    ({ start, end, status }) => (start && end) || ['proposed', 'cancelled', 'waitlist'].includes(status),
    'app-3: only what is proposed, cancelled or on the waiting list has no time',
  )
  .refine(
    ({ cancelationReason, status }) => !cancelationReason || ['no-show', 'cancelled'].includes(status),
    'app-4: only what is cancelled has a reason for it',
  )
  .refine(({ start, end }) => Date.parse(start ?? '') < Date.parse(end ?? ''), 'it ends after its start')
  .refine(({ contained = [], participant }) => {
    const referred = participant.flatMap(({ actor }) => actor?.reference ?? []);
    return contained.every((one) => referred.includes(`#${one.id}`)) && referred.length === contained.length;
  }, 'dom-3: what is contained is referred to');

const bundle = z
  .strictObject({
    resourceType: z.literal('Bundle'),
    type: z.literal('collection'),
    timestamp: instant,
    entry: listOf(
      z.strictObject({ fullUrl: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/), resource: appointment }),
    ).optional(),
  })
  .refine(
    ({ entry = [] }) => new Set(entry.map(({ fullUrl }) => fullUrl)).size === entry.length,
    'bdl-7: each address is there once',
  );

/** Parses a Bundle. Throws an error that lists all that does not fit the standard. */
export function parseBundle(json: string): z.output<typeof bundle> {
  return bundle.parse(JSON.parse(json));
}
