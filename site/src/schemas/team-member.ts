import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { metaDescription, order, picture, textList } from './common.ts';

/** `content/team/{id}.yaml`: a card in About's team tab and the page `/team/{id}`. */
export function teamMemberSchema({ image }: SchemaContext) {
  return contentObject({
    order,
    name: contentText('Dr. Namuna Kale', 80),
    title: contentText('Consultant Anaesthetist', 80),
    image: picture(image),
    /** The text on the card. */
    summary: contentText('Looks after you before, during and after the operation.', 400),
    specialties: textList('Day-care anaesthesia', { max: 12 }),
    metaDescription,
    /** The paragraphs of the page. */
    about: textList('She meets every patient before the day of surgery.', { max: 6 }),
  });
}
