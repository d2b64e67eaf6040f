import type { SchemaContext } from 'astro:content';
import { contentObject } from '@clinic/contract/content-object.ts';
import { picture } from './common.ts';

/** `content/doctors/{id}.yaml`: a doctor's face in the booking form. The id is that of `booking.yaml`. */
export function doctorSchema({ image }: SchemaContext) {
  return contentObject({
    image: picture(image),
  });
}
