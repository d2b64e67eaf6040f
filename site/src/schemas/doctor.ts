import type { SchemaContext } from 'astro:content';
import { contentObject } from '@clinic/contract/content-object.ts';
import { picture } from './common.ts';

/** `content/doctors/{id}.yaml`: the face beside a doctor's name in the booking form; the id is that of `booking.yaml`. */
export function doctorSchema({ image }: SchemaContext) {
  return contentObject({
    image: picture(image),
  });
}
