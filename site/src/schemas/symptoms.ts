import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { type ContentContext, nameOf } from './common.ts';

/** The sides of the drawn body's view box, in its own units. */
export const BODY_WIDTH = 200;
export const BODY_HEIGHT = 480;

const EXAMPLE = '- blood-in-urine';

/** The regions of the drawn body. */
const regions = z
  .array(
    contentObject({
      id: contentText('belly', 40).describe('The name by which signs refer to the region.'),
      name: contentText('Belly', 40).describe('The heading of the region, and the name of its dot on the drawn body.'),
      x: z
        .number()
        .min(0)
        .max(BODY_WIDTH)
        .meta({ title: 'From the left edge' })
        .describe(`The dot's place from the left edge of the drawn body, of ${BODY_WIDTH}.`),
      y: z
        .number()
        .min(0)
        .max(BODY_HEIGHT)
        .meta({ title: 'From the upper edge' })
        .describe(`The dot's place from its upper edge, of ${BODY_HEIGHT}.`),
    }),
  )
  .min(1)
  .max(12)
  .meta({ title: 'Regions of the body' })
  .describe('The regions of the body, from head to foot.');

/** `content/symptoms.yaml`: the regions of the body, and which signs stand on /symptoms. */
export const symptomsSchema = (names: Pick<ContentContext, 'mustExist'>) =>
  contentObject({
    lead: contentText('Find what you have noticed. Beside it stands how soon to be seen, and by which department.', 300)
      .meta({ title: 'Introduction' })
      .describe('The sentence above the list.'),
    regions,
    signs: z
      .array(nameOf('sign', 'blood-in-urine', names), { error: `List signs by their ids, for example:\n${EXAMPLE}` })
      .min(1, `List signs by their ids, for example:\n${EXAMPLE}`)
      .describe('The signs of /symptoms, in the order in which each region shows those of one tier.'),
    table: z
      .array(nameOf('sign', 'blood-in-urine', names), { error: `List signs by their ids, for example:\n${EXAMPLE}` })
      .default([])
      .meta({ title: 'Signs of the short table' })
      .describe(
        'The signs of the short table of departments on /book, /faq and /services, which leads to a booking: none that is urgent.',
      ),
  });
