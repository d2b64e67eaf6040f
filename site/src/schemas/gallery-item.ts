import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { order, picture } from './common.ts';

const span = z.number({ error: 'Write 1 or 2' }).int().min(1).max(2).default(1);

/** `content/gallery/{id}.yaml`: a picture of the gallery. */
export function galleryItemSchema({ image }: SchemaContext) {
  return contentObject({
    order,
    image: picture(image),
    /** The caption, shown on hover and focus, and in the enlarged view. */
    caption: contentText('The waiting lounge', 80),
    /** The columns and rows that the picture takes in the grid on wide screens. */
    columnSpan: span,
    rowSpan: span,
  });
}
