import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { picture } from './common.ts';

/** `content/doctors/{id}.yaml`: the face beside a doctor's name in the booking form. */
export function doctorSchema({ image }: SchemaContext) {
  return contentObject({
    /** As in `booking.yaml`. */
    name: contentText('Dr. Namuna Kale', 80),
    image: picture(image),
  });
}
