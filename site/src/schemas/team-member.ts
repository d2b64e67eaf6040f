import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { linkedText, metaDescription, order, picture, textList } from './common.ts';

/** `content/team/{id}.yaml`: a card in About's team tab and the page `/team/{id}`. */
export function teamMemberSchema({ image }: SchemaContext) {
  return contentObject({
    order,
    name: contentText('Dr. Namuna Kale', 80).describe('With the title, as it stands on the card and the page.'),
    title: contentText('Consultant Anaesthetist', 80)
      .meta({ title: 'Degree or role' })
      .describe("The person's work in a few words, under the name."),
    image: picture(image).describe('The portrait on the card and the page: upright, 960 × 1200 px.'),
    summary: contentText('Looks after you before, during and after the operation.', 400).describe(
      'The sentence or two on the card, and beside the portrait of the page.',
    ),
    specialties: textList('Day-care anaesthesia', { max: 12 }).describe(
      "The list of this person's fields, on the card and on the page.",
    ),
    metaDescription,
    about: textList('She meets every patient before the day of surgery.', { max: 6 }, linkedText).describe(
      "The paragraphs under 'What to expect'. The first one is set large. A link is written `[words](/address)`.",
    ),
  });
}
