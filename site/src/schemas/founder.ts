import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { REGISTRATION_LABEL } from '@clinic/contract/translatable-texts.ts';
import { z } from 'astro/zod';
import { metaDescription, order, picture, textList } from './common.ts';

/** `content/founders/{slug}.yaml`: the page `/founders/{slug}` and the founder blocks of home and About. */
export function founderSchema({ image }: SchemaContext) {
  return contentObject({
    order: order.describe('1 is the founder, 2 the co-founder.'),
    name: contentText('Dr. Namuna Kale', 80).describe(
      'With the title, as it stands on the page, on home and on About.',
    ),
    role: contentText('Founder and Chief Surgeon', 80).describe('The line under the name.'),
    summary: contentText('Twenty years of keyhole surgery in Pune.', 600).describe(
      'The sentence or two beside the portrait of the page; search engines get them too.',
    ),
    metaDescription,
    image: picture(image).describe('The portrait on the page, on home and on About: upright, 960 × 1200 px.'),
    details: z
      .array(
        contentObject({
          label: contentText('Languages', 40).describe(
            `The small line of the card. The co-founder needs one card with '${REGISTRATION_LABEL}'.`,
          ),
          value: contentText('English, Hindi, Marathi', 160).describe('The larger words of the card.'),
          href: contentText('tel:+912000000100', 200)
            .transform((href) => (href.startsWith('tel:') ? href.replace(/[^\d+:a-z]/g, '') : href))
            .optional()
            .meta({ title: 'Link' })
            .describe('Makes the value a link, for example `tel:{phone}` or `/contact`; without it there is no link.'),
        }),
      )
      .min(1, 'List at least one detail.')
      .meta({ title: 'Cards' })
      .describe('Cards under the summary: registration number, contact, languages, appointments, address, birth date.'),
    sections: z
      .array(
        contentObject({
          title: contentText('Education', 60).describe("The heading beside the section's rows."),
          items: textList('MBBS, Sample Medical College')
            .meta({ title: 'Rows' })
            .describe('One row each. Rows are set large when none is longer than 36 characters.'),
        }),
      )
      .min(1, 'List at least one section.')
      .describe('Education, specialities, skills, publications, workshops, research, memberships and the like.'),
  });
}
