import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { metaDescription, picture, textList, titledText } from './common.ts';

/** A panel's heading in two weights. */
const displayLine = contentObject({
  thin: contentText('A room', 80),
  bold: contentText('for every step.', 80),
});

/**
 * `content/about.yaml`: the About page with its tabs. Name and portrait in the founder's tab come from the founder's
 * file.
 */
export function aboutSchema({ image }: SchemaContext) {
  return contentObject({
    metaDescription,
    title: contentText('A clinic built around one conversation', 90),
    lead: contentText('Who we are and how we work.', 300),
    image: picture(image),
    stats: z
      .array(contentObject({ value: contentText('15+', 8), label: contentText('years experience', 60) }))
      .length(4, 'About shows four figures.'),
    /** Paragraphs of the founder's tab, in the founder's words. */
    founder: contentObject({ paragraphs: textList('I started the clinic to give surgery time.', { max: 5 }) }),
    overview: contentObject({
      display: displayLine,
      location: contentText('The clinic stands in Shivajinagar, ten minutes from the station.', 600),
      accreditation: contentText('Accredited by a national hospital accreditation board.', 600),
      reasons: z.array(titledText).length(9, 'List exactly nine reasons to choose the clinic.'),
    }),
    visionAndMission: contentObject({
      display: displayLine,
      vision: contentText('Surgery that nobody has to fear.', 600),
      mission: contentText('To explain, operate and follow up with equal care.', 600),
      values: z.array(titledText).length(4, 'There are exactly four values.'),
    }),
    facilities: contentObject({
      display: displayLine,
      keyFacilities: z.array(titledText).length(6, 'List exactly six key facilities.'),
      specialties: textList('Laser proctology', { min: 17, max: 17 }),
    }),
    team: contentObject({ display: displayLine, lead: contentText('The people you will meet.', 300) }),
    callToAction: contentObject({
      title: contentText('Ask us anything', 60),
      text: contentText('Write or call: a person answers.', 200),
    }),
  });
}
