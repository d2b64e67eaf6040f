import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { isoDate, metaDescription } from './common.ts';

/** `content/pages/{slug}.md`: a plain reading page such as Privacy; the Markdown body is its text. */
export const pageSchema = contentObject({
  title: contentText('Privacy', 60).describe("The page's heading and its name in the tab."),
  lead: contentText('What we keep of your booking, why, and how long.', 240)
    .meta({ title: 'Introduction' })
    .describe('The sentence under the heading.'),
  metaDescription,
  facts: z
    .array(
      contentObject({
        title: contentText('Parking', 80).describe('The name of the fact, in bold letters.'),
        text: contentText('Ten places behind the house. Two are for wheelchairs.', 500).describe('The fact itself.'),
        asOf: isoDate
          .meta({ title: 'Checked on' })
          .describe('The day on which somebody checked the fact, as YYYY-MM-DD; shown beside it.'),
      }),
      { error: 'List facts, for example:\n- title: Parking\n  text: Ten places behind the house.\n  asOf: 2026-05-14' },
    )
    .max(12, 'List at most 12.')
    .default([])
    .describe('Facts that change, each with the day of its last check, below the text.'),
  updated: isoDate
    .optional()
    .meta({ title: 'Last change' })
    .describe('The day of the last change, shown below the text; on the privacy page also a part of its version.'),
});
