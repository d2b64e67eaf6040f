import type { reference, SchemaContext } from 'astro:content';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import type { NameKind } from '@clinic/contract/content-schemas.ts';
import { z } from 'astro/zod';

/** Words the messages of all schemas that have none of their own. Zod keeps this setting for the whole process. */
z.config({ customError: describeIssue });

/**
 * The functions with which a schema reads the path of a picture, the id of an entry of another collection, and the name
 * of a thing in another file. The build passes Astro's functions and `WITHOUT_LOOKING`. The check of the content
 * (`content-check/content-mistakes.ts`) passes functions that look whether all of these exist.
 */
export type ContentContext = SchemaContext & { reference: typeof reference } & NameContext;

type NameContext = {
  mustExist: (kind: NameKind | 'drawing') => (name: string, context: z.RefinementCtx) => void;
};

/** Takes every name without a look at other files. */
export const WITHOUT_LOOKING: NameContext = { mustExist: () => () => undefined };

/** Search results cut a description after about this many characters. */
const DESCRIPTION_MAX_CHARS = 155;

/** The longest name of a category or id that another file may have. */
const NAME_MAX_CHARS = 80;

/** Search results cut a title after about 60 characters, which include the clinic's name. */
const TITLE_MAX_CHARS = 42;

const PHOTOGRAPH_ERROR = 'Say what the picture shows, for example: Teal armchairs around a low table.';

export const picture = (image: SchemaContext['image']) =>
  createPicture(
    image,
    z
      .string({ error: 'Say what the picture shows, or write "" when it only decorates.' })
      .meta({ title: 'What the picture shows' })
      .describe('The alternative text, which screen readers read out; empty when the picture only decorates.'),
  );

/** A picture that is looked at for itself, so that it has to be told. */
export const photograph = (image: SchemaContext['image']) =>
  createPicture(
    image,
    z
      .string({ error: PHOTOGRAPH_ERROR })
      .trim()
      .min(1, PHOTOGRAPH_ERROR)
      .meta({ title: 'What the picture shows' })
      .describe('The alternative text, which screen readers read out.'),
  );

function createPicture<Alt extends z.ZodType>(image: SchemaContext['image'], alt: Alt) {
  return contentObject({
    src: image()
      .meta({ title: 'Picture' })
      .describe('The path from the content file, for example `./images/piles-treatment-1.webp`.'),
    alt,
  }).describe('A picture beside this file; docs/make-it-yours.md lists the sizes.');
}

/** The path of a drawing such as `./icons/piles-treatment.svg`. */
export function drawing(folder: 'icons' | 'images' | 'drawings', name: string, { mustExist }: NameContext) {
  const error = `Write the path of a drawing, for example: ./${folder}/${name}.svg`;
  return z
    .string({ error })
    .regex(new RegExp(`^\\./${folder}/[a-z0-9-]+\\.svg$`), { error, abort: true })
    .superRefine(mustExist('drawing'))
    .meta({ of: 'drawing' });
}

/** The name by which another file calls a thing, such as the id of a department. */
export function nameOf(kind: NameKind, example: string, { mustExist }: NameContext) {
  return contentText(example, NAME_MAX_CHARS)
    .superRefine((name, context) => {
      if (name !== '') mustExist(kind)(name, context);
    })
    .meta({ of: kind });
}

export const metaDescription = contentText('Day-care laser treatment of piles in Pune.', DESCRIPTION_MAX_CHARS)
  .meta({ title: 'Description in search results' })
  .describe("The sentence or two below the page's name in search results and shared links.");

export const metaTitle = contentText('Robotic surgery: who holds the controls', TITLE_MAX_CHARS)
  .optional()
  .meta({ title: 'Short title for search results' })
  .describe("A shorter name for the tab and for search results; the page's heading stands there when this is absent.");

/** A sentence in two weights. */
export const displayLine = contentObject({
  thin: contentText('Advanced surgery,', 80)
    .meta({ title: 'Light words' })
    .describe('The first words, in thin letters.'),
  bold: contentText('made clear and calm.', 80)
    .meta({ title: 'Bold words' })
    .describe('The words that follow, in bold letters.'),
})
  .meta({ title: 'Heading' })
  .describe("The sentence of the section's heading, in two weights.");

/** A text in which `[words](/address)` becomes a link. */
export const linkedText = (...[example, maxChars]: Parameters<typeof contentText>) =>
  contentText(example, maxChars).meta({ links: true });

/** A list of sentences or points that is never empty. */
export function textList(example: string, limits: { min?: number; max?: number } = {}, toEntry = contentText) {
  const { min = 1, max = 40 } = limits;
  return z
    .array(toEntry(example), { error: `Write a list, for example:\n- ${example}` })
    .min(min, `List at least ${min}, for example:\n- ${example}`)
    .max(max, `List at most ${max}.`);
}

/** A heading with its sentence: timeline steps, benefits, facilities. */
export const titledText = contentObject({
  title: contentText('Consultation', 80).describe('A few words, set as a small heading.'),
  description: contentText('The surgeon examines you and explains the choices.', 600).describe(
    'The sentence or two below that heading.',
  ),
});

/** A day as YYYY-MM-DD without a time; shown as it is, in no zone. */
export const isoDate = z
  .union([z.string(), z.date()], { error: 'Write a day as YYYY-MM-DD, for example: 2026-05-14' })
  .transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value))
  .refine(isCalendarDate, 'Write a day of the calendar as YYYY-MM-DD, for example: 2026-05-14')
  .meta({ of: 'day' });

export const clinicalReview = (names: NameContext) =>
  contentObject({
    author: contentText('Dr. Namuna Kale', 80).meta({ title: 'Written by' }).describe("The name after 'Written by'."),
    reviewer: nameOf('doctor', 'namuna-shaikh', names)
      .optional()
      .meta({ title: 'Checked by' })
      .describe(
        "The id in `booking.yaml` of the specialist who checked the text; the name stands after 'Medically reviewed by'. The line says that nobody has checked it yet when absent.",
      ),
    reviewed: isoDate
      .optional()
      .meta({ title: 'Checked on' })
      .describe('The day of the last check, as YYYY-MM-DD; not without a reviewer.'),
    nextReview: isoDate
      .meta({ title: 'Next check' })
      .describe('The day by which the text is checked again, as YYYY-MM-DD.'),
  })
    .refine(({ reviewer, reviewed }) => (reviewer === undefined) === (reviewed === undefined), {
      error: 'Write both the reviewer and the day of the check, or neither.',
      path: ['reviewed'],
    })
    .describe('The line at the end of the text that says who wrote and checked it, and when.');

/** A phone number as people read it. Its link is made from the digits. */
export const phoneNumber = contentText('+91 20 0000 0100', 40)
  .refine(
    (value) => /^\+[1-9][\d\s()-]{8,}$/.test(value),
    'Write a phone number with its country code, for example: +91 20 0000 0100',
  )
  .meta({ of: 'phone' });

export const order = z
  .number({ error: 'Write the place of this entry in lists as a number, for example: 3' })
  .int('Write a whole number, for example: 3')
  .positive('Count from 1.')
  .meta({ title: 'Place in lists' })
  .describe(
    'The place among the entries of this folder: 1 comes first. Those with the same number follow each other by their titles.',
  );

function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const verb = issue.origin === 'array' ? 'List' : 'Write';
  if (issue.code === 'too_small') return `${verb} at least ${issue.minimum} here.`;
  if (issue.code === 'too_big') return `${verb} at most ${issue.maximum} here.`;
  if (issue.code !== 'invalid_type') return undefined;
  switch (issue.expected) {
    case 'array':
      return 'Write a list here: one line with a hyphen for each entry.';
    case 'number':
      return 'Write a number here, without quotation marks.';
    case 'int':
      return 'Write a whole number here.';
    case 'boolean':
      return 'Write true or false here.';
    default:
      return 'Write a text here.';
  }
}
