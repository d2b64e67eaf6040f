import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { order, photograph } from './common.ts';

const span = z.number({ error: 'Write 1 or 2' }).int().min(1).max(2).default(1);

/** `content/gallery/{id}.yaml`: a picture of the gallery. */
export function galleryItemSchema({ image }: SchemaContext) {
  return contentObject({
    order,
    image: photograph(image).describe('The photograph in the grid, enlarged at a tap.'),
    caption: contentText('The waiting lounge', 80).describe(
      'The words on the picture, shown on hover and focus, and in the enlarged view.',
    ),
    columnSpan: span
      .meta({ title: 'Columns on wide screens' })
      .describe('How many columns the picture takes in the grid on wide screens: 1 when absent, or 2.'),
    rowSpan: span
      .meta({ title: 'Rows on wide screens' })
      .describe('How many rows the picture takes in the grid on wide screens: 1 when absent, or 2.'),
  });
}
