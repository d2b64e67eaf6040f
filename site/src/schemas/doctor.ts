import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { metaDescription, picture, textList } from './common.ts';

/**
 * `content/doctors/{id}.yaml`: a doctor's face in the booking form, and the page `/doctors/{id}` when there is a
 * profile. The id is that of `booking.yaml`.
 */
export function doctorSchema({ image }: SchemaContext) {
  return contentObject({
    image: picture(image),
    profile: contentObject({
      /** The field in a word or two, as patients know it. */
      role: contentText('Urologist', 80),
      registration: contentText('MMC-0000-00-0003 (sample)', 80),
      summary: contentText('He treats swellings of the scrotum and problems with passing urine.', 400),
      metaDescription,
      /** Paragraphs about what a visit is like. The first one is set large. */
      about: textList('At the first visit she examines the lump and says what it could be.', { max: 6 }),
      specialties: textList('Kidney stones', { max: 12 }),
    }).optional(),
  });
}
