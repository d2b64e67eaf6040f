import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { metaDescription, order, picture, textList } from './common.ts';

/** The label of the medical council's number among a founder's details. */
export const REGISTRATION_LABEL = 'Registration number';

/** `content/founders/{slug}.yaml`: the page `/founders/{slug}` and the founder blocks of home and About. */
export function founderSchema({ image }: SchemaContext) {
  return contentObject({
    /** 1 is the founder, 2 the co-founder. */
    order,
    name: contentText('Dr. Namuna Kale', 80),
    role: contentText('Founder and Chief Surgeon', 80),
    summary: contentText('Twenty years of keyhole surgery in Pune.', 600),
    metaDescription,
    image: picture(image),
    /** Cards under the summary: registration number, contact, languages, appointments, address, birth date. */
    details: z
      .array(
        contentObject({
          label: contentText('Languages', 40),
          value: contentText('English, Hindi, Marathi', 160),
          /** Makes the value a link, for example `tel:{phone}` or `/contact`. */
          href: contentText('tel:+912000000100', 200)
            .transform((href) => (href.startsWith('tel:') ? href.replace(/[^\d+:a-z]/g, '') : href))
            .optional(),
        }),
      )
      .min(1, 'List at least one detail.'),
    /** Education, specialities, skills, publications, workshops, research, memberships and the like. */
    sections: z
      .array(contentObject({ title: contentText('Education', 60), items: textList('MBBS, Sample Medical College') }))
      .min(1, 'List at least one section.'),
  });
}
