import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { type ContentContext, nameOf } from './common.ts';

/** How soon a sign needs help: at an emergency department, by a call on the same day, or by a visit this week. */
const TIERS = ['now', 'today', 'book'] as const;

/** The sides of the drawn body's view box, in its own units. */
export const BODY_WIDTH = 200;
export const BODY_HEIGHT = 480;

const EXAMPLE = '- notice: Blood in the urine\n  mayBe: …\n  region: belly\n  tier: today\n  department: urology';

/** `content/symptoms.yaml`: what patients notice, by region of the body, and where each sign leads. */
export const symptomsSchema = (names: ContentContext) =>
  contentObject({
    lead: contentText(
      'Find what you have noticed. Beside it stands how soon to be seen, and by which department.',
      300,
    ).describe('The sentence above the list.'),
    regions: z
      .array(
        contentObject({
          id: contentText('belly', 40).describe('The name by which symptoms of this file refer to the region.'),
          name: contentText('Belly', 40).describe(
            'The heading of the region, and the name of its dot on the drawn body.',
          ),
          x: z
            .number()
            .min(0)
            .max(BODY_WIDTH)
            .describe(`The dot's place from the left edge of the drawn body, of ${BODY_WIDTH}.`),
          y: z.number().min(0).max(BODY_HEIGHT).describe(`The dot's place from its upper edge, of ${BODY_HEIGHT}.`),
        }),
      )
      .min(1)
      .max(12)
      .describe('The regions of the body, from head to foot.'),
    symptoms: z
      .array(
        contentObject({
          notice: contentText('Blood in the urine', 120).describe('The sign in the words that a patient would use.'),
          also: z
            .array(contentText('red urine', 60))
            .max(24)
            .default([])
            .describe(
              'Further words for it, also in other languages and spellings; the search finds them, nobody reads them.',
            ),
          mayBe: contentText('A stone, an infection, or a growth that must be ruled out.', 240).describe(
            'What the sign may come from, the usual causes first.',
          ),
          region: contentText('belly', 40).describe('The id of a region of this file.'),
          tier: z
            .enum(TIERS, { error: `Write one of: ${TIERS.join(', ')}` })
            .describe('How soon: `now` is an emergency department, `today` a call, `book` a visit this week.'),
          service: nameOf('service', 'piles-treatment', names)
            .optional()
            .describe('The page that tells more: the name of its file in `content/services`.'),
          department: nameOf('department', 'urology', names).describe(
            'The id in `content/booking.yaml` of those who look after it.',
          ),
          isInTable: z
            .boolean()
            .default(false)
            .describe('`true` puts the sign into the short table of departments on `/book`, `/faq` and `/services`.'),
        }),
        { error: `List what patients notice, for example:\n${EXAMPLE}` },
      )
      .min(1, `List what patients notice, for example:\n${EXAMPLE}`)
      .describe('The signs, in the order in which each region shows them: the most urgent first.'),
  }).superRefine(({ regions, symptoms }, context) => {
    const known = regions.map(({ id }) => id);
    for (const [place, { region }] of symptoms.entries()) {
      if (known.includes(region)) continue;
      const message = `"${region}" is no region of this file. Write one of: ${known.join(', ')}`;
      context.addIssue({ code: 'custom', path: ['symptoms', place, 'region'], message });
    }
  });
