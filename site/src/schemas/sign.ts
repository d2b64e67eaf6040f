import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { type ContentContext, linkedText, nameOf } from './common.ts';

/**
 * How soon a sign needs help, the most urgent first: by an ambulance, at an emergency department, by a call on the same
 * day, by a visit this week, by a visit.
 */
export const TIERS = ['ambulance', 'now', 'today', 'week', 'book'] as const;

export type Tier = (typeof TIERS)[number];

/** The longest words of a sign, on its own and on a page that tells it in other words. */
const SAY_MAX_CHARS = 200;

const REFERENCE_REMEDY =
  "Write the id of a sign, or its id and the page's own words, for example:\n- black-stool\n- { id: black-stool, text: Your stool is black. }";

/** `content/signs/{id}.yaml`: a sign of illness, told once for all pages that name its id. */
export const signSchema = (names: Pick<ContentContext, 'mustExist'>) =>
  contentObject({
    say: contentText('Stool that is black like tar.', SAY_MAX_CHARS)
      .meta({ title: 'The sign in words' })
      .describe('The sign in the words that a patient uses. Every page that names the sign shows them.'),
    mayBe: contentText('Blood from the stomach or the bowel.', 300)
      .optional()
      .meta({ title: 'What it may be' })
      .describe('What the sign may come from, the usual causes first. /symptoms shows it and needs it.'),
    tier: z
      .enum(TIERS, { error: `Write one of: ${TIERS.join(', ')}` })
      .meta({ title: 'How soon' })
      .describe(
        'How soon: `ambulance`, `now` is an emergency department, `today` a call, `week` a visit this week, `book` a visit.',
      ),
    region: nameOf('region', 'belly', names).describe('The id of a region of `symptoms.yaml`.'),
    services: z
      .array(nameOf('service', 'piles-treatment', names), { error: 'List services, for example:\n- piles-treatment' })
      .default([])
      .meta({ title: 'Services that tell more' })
      .describe(
        'The pages that tell more, by the names of their files in `content/services`; the search finds them too.',
      ),
    department: nameOf('department', 'urology', names)
      .optional()
      .describe('The id in `booking.yaml` of those who look after it; absent when it is that of the first service.'),
    after: z
      .literal(true, { error: 'Write true, or leave the field out.' })
      .optional()
      .meta({ title: 'After an operation' })
      .describe('With `true` the sign comes after an operation here.'),
    also: z
      .array(contentText('red urine', 60))
      .max(40, 'List at most 40.')
      .default([])
      .meta({ title: 'Further words for the search' })
      .describe(
        'Further words for it, also in other languages and spellings; the search finds them, nobody reads them.',
      ),
  });

/** A page's list of signs, each by its id alone or with the page's own words. No page gives a sign another tier. */
export function signReferences(names: Pick<ContentContext, 'mustExist'>) {
  const id = nameOf('sign', 'black-stool', names);
  const withText = contentObject({
    id: id.meta({ title: 'Sign' }).describe('The name of the sign’s file in `content/signs`.'),
    text: linkedText('Your stool is black.', SAY_MAX_CHARS)
      .meta({ title: 'In other words' })
      .describe("The sign in this page's own words."),
  });
  const reference = z
    .union([id, withText], { error: REFERENCE_REMEDY })
    .transform((written): { id: string; text?: string } => (typeof written === 'string' ? { id: written } : written));
  return z
    .array(reference, { error: `List signs, for example:\n- black-stool` })
    .min(1, 'List at least one sign, for example:\n- black-stool');
}
