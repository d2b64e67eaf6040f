import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { isoDate, order, picture } from './common.ts';

const TYPES = ['Award', 'In the News', 'Certification'] as const;
const ICONS = ['trophy', 'newspaper', 'certificate', 'shield'] as const;

/** `content/recognitions/{id}.yaml`: a card on `/recognition`. */
export function recognitionSchema({ image }: SchemaContext) {
  return contentObject({
    order,
    type: z
      .enum(TYPES, { error: `Write one of: ${TYPES.join(', ')}` })
      .describe('The small words above the heading of the card.'),
    title: contentText('Sample Award for Day-care Surgery', 90).describe('The heading of the card.'),
    source: contentText('Sample Surgical Society', 80)
      .meta({ title: 'Given by' })
      .describe('The body that gave the award, or the publication that printed the article.'),
    description: contentText('Given for a year without an unplanned readmission.', 400).describe(
      'The sentence or two below the heading.',
    ),
    date: isoDate.describe('The day of the award or the article, as YYYY-MM-DD; at the foot of the card.'),
    image: picture(image).describe('The picture of the card.'),
    icon: z
      .enum(ICONS, { error: `Write one of: ${ICONS.join(', ')}` })
      .describe('The sign in the disc above the heading.'),
  });
}
