import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { type ContentContext, metaDescription, picture, textList, titledText } from './common.ts';

const TECHNOLOGY_IDS = ['robotic', 'laparoscopic', 'laser'] as const;

/** `content/technology.yaml`: the page `/technology`. The id of each part is its anchor. */
export function technologySchema({ image, reference }: ContentContext) {
  return contentObject({
    metaDescription,
    title: contentText('The instruments behind the operation', 90).describe("The page's heading."),
    lead: contentText("What each machine does, and what stays in the surgeon's hands.", 300)
      .meta({ title: 'Introduction' })
      .describe("The sentences under the page's heading."),
    image: picture(image).describe("The picture behind the page's heading, and in shared links."),
    parts: z
      .array(
        contentObject({
          id: z
            .enum(TECHNOLOGY_IDS, { error: `Write one of: ${TECHNOLOGY_IDS.join(', ')}` })
            .meta({ title: 'Part of the address' })
            .describe('The end of the address that links lead to, such as `/technology#laser`.'),
          title: contentText('Robotic surgery', 60).describe('The heading of the part.'),
          image: picture(image).describe("The picture beside the text, and on the pages of the part's services."),
          paragraphs: textList('The surgeon sits at a console and moves the instruments.', { max: 5 }).describe(
            'The text below the heading.',
          ),
          points: z
            .array(titledText)
            .min(2)
            .max(5)
            .meta({ title: 'Uses' })
            .describe('The uses of this technology, below the text.'),
          services: z
            .array(reference('services'), { error: 'List slugs of services, for example:\n- piles-treatment' })
            .min(1, 'List at least one service, for example:\n- piles-treatment')
            .describe(
              "The file names, without their ending, of the services that use this part. It links to them, and their 'Advanced Technology' links back.",
            ),
        }),
      )
      .length(3, 'The page has three parts: robotic, laparoscopic, laser.')
      .describe('The three sections of the page, in its order.'),
  });
}
