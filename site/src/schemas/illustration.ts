import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { type ContentContext, drawing } from './common.ts';

/** The sides of every labelled drawing's view box, in its own units. */
export const ILLUSTRATION_WIDTH = 360;
export const ILLUSTRATION_HEIGHT = 270;

/** A drawing of what is treated, with labels that the page draws as text over it. */
export const illustration = (names: Pick<ContentContext, 'mustExist'>) =>
  contentObject({
    src: drawing('drawings', 'piles-treatment', names)
      .meta({ title: 'Drawing' })
      .describe(`A line drawing without words, with viewBox="0 0 ${ILLUSTRATION_WIDTH} ${ILLUSTRATION_HEIGHT}".`),
    description: contentText('The gall bladder lies under the right side of the liver.', 300).describe(
      'What the drawing shows, for readers who do not see it; it also stands below the drawing.',
    ),
    labels: z
      .array(
        contentObject({
          text: contentText('Liver', 24).describe('The name of a part.'),
          x: z
            .number()
            .min(0)
            .max(ILLUSTRATION_WIDTH)
            .meta({ title: 'From the left edge' })
            .describe('Where the text begins, from the left edge.'),
          y: z
            .number()
            .min(0)
            .max(ILLUSTRATION_HEIGHT)
            .meta({ title: 'From the upper edge' })
            .describe("The text's baseline, from the upper edge."),
          anchor: z
            .enum(['start', 'middle', 'end'], { error: 'Write one of: start, middle, end' })
            .default('start')
            .meta({ title: 'Which end of the text lies there' })
            .describe('Which end of the text lies at `x`.'),
        }),
      )
      .min(2, 'Label at least two parts.')
      .max(7, 'Label at most seven parts.')
      .describe('The labels, in the order in which they are read out.'),
  });
