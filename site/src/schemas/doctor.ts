import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { metaDescription, picture, textList } from './common.ts';

/**
 * `content/doctors/{id}.yaml`: a doctor's face in the booking form, and the page `/doctors/{id}` when there is a
 * profile. The id is that of `booking.yaml`.
 */
export function doctorSchema({ image }: SchemaContext) {
  return contentObject({
    image: picture(image).describe(
      'The face in the booking form and on the list of doctors: square, 480 px or more. With a `profile` it is the portrait of the page: upright, 960 × 1200 px.',
    ),
    profile: contentObject({
      role: contentText('Urologist', 80).describe('The field in a word or two, as patients know it.'),
      registration: contentText('MMC-0000-00-0003 (sample)', 80).describe("The medical council's number, on a card."),
      summary: contentText('He treats swellings of the scrotum and problems with passing urine.', 400).describe(
        'The sentence or two beside the portrait; search engines get them too.',
      ),
      metaDescription,
      about: textList('At the first visit she examines the lump and says what it could be.', { max: 6 }).describe(
        "The paragraphs under 'What to expect'. The first one is set large.",
      ),
      specialties: textList('Kidney stones', { max: 12 }).describe(
        "The list of this doctor's fields, beside the paragraphs.",
      ),
    })
      .optional()
      .describe(
        'The words of the page `/doctors/{id}`; a doctor without them has no page. The page of a founder is that of `founders/`.',
      ),
  });
}
