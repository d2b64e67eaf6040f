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
    type: z.enum(TYPES, { error: `Write one of: ${TYPES.join(', ')}` }),
    title: contentText('Sample Award for Day-care Surgery', 90),
    /** The body that gave the award, or the publication that printed the article. */
    source: contentText('Sample Surgical Society', 80),
    description: contentText('Given for a year without an unplanned readmission.', 400),
    date: isoDate,
    image: picture(image),
    icon: z.enum(ICONS, { error: `Write one of: ${ICONS.join(', ')}` }),
  });
}
