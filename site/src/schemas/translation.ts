import { getToday } from '@clinic/contract/clinic-clock.ts';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';

/** The zone in which each day begins first: a day that is later than today's date there has come nowhere yet. */
const FIRST_ZONE = 'Pacific/Kiritimati';

const TEXTS_REMEDY = 'Write each English text with its translation, for example:\nBack: मागे';

/** `content/{language}/{the path of the original}.yaml`: the translation of one content file. */
export const translationSchema = contentObject({
  texts: z
    .record(z.string(), contentText('मागे', 4000), { error: TEXTS_REMEDY })
    .describe('Each English text, as it stands in the original, with its translation.'),
  reviewedBy: contentText('Dr. Namuna Shaikh', 80)
    .optional()
    .describe('Who has compared the translation with the English, sentence by sentence.'),
  reviewedOn: z
    .date({ error: 'Write a day of the calendar as YYYY-MM-DD, without quotation marks, for example: 2026-05-14' })
    .refine((day) => day.toISOString().slice(0, 10) <= getToday(FIRST_ZONE, new Date()), {
      error: 'Write the day on which the review was done. This day is still to come.',
    })
    .optional()
    .describe('The day of that comparison; not without `reviewedBy`.'),
}).refine(({ reviewedBy, reviewedOn }) => (reviewedBy === undefined) === (reviewedOn === undefined), {
  error: 'Write both the reviewer and the day of the review, or neither.',
  path: ['reviewedOn'],
});
