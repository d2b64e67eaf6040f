import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { type ContentContext, metaDescription, picture, textList, titledText } from './common.ts';

const TECHNOLOGY_IDS = ['robotic', 'laparoscopic', 'laser'] as const;

/** `content/technology.yaml`: the page `/technology`. The id of each part is its anchor. */
export function technologySchema({ image, reference }: ContentContext) {
  return contentObject({
    metaDescription,
    title: contentText('The instruments behind the operation', 90),
    lead: contentText("What each machine does, and what stays in the surgeon's hands.", 300),
    /** The picture behind the page's heading. */
    image: picture(image),
    parts: z
      .array(
        contentObject({
          id: z.enum(TECHNOLOGY_IDS, { error: `Write one of: ${TECHNOLOGY_IDS.join(', ')}` }),
          title: contentText('Robotic surgery', 60),
          image: picture(image),
          paragraphs: textList('The surgeon sits at a console and moves the instruments.', { max: 5 }),
          points: z.array(titledText).min(2).max(5),
          /**
           * The slugs of the services that use this part. The part links to them, and their 'Advanced Technology' links
           * back.
           */
          services: z
            .array(reference('services'), { error: 'List slugs of services, for example:\n- piles-treatment' })
            .min(1, 'List at least one service, for example:\n- piles-treatment'),
        }),
      )
      .length(3, 'The page has three parts: robotic, laparoscopic, laser.'),
  });
}
