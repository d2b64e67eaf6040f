import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { order, picture } from './common.ts';

const TONES = ['lightBlue', 'white', 'mint'] as const;

/** `content/testimonials/{id}.yaml`: a quotation on the home page. */
export function testimonialSchema({ image }: SchemaContext) {
  return contentObject({
    order,
    name: contentText('Sample Patient A', 60),
    role: contentText('Teacher, Pune', 60),
    avatar: picture(image),
    quote: contentText('They drew the operation for me before I agreed to it.', 400),
    /** Stars, out of five. */
    rating: z.number({ error: 'Write the stars as a number from 1 to 5, for example: 5' }).int().min(1).max(5),
    procedure: contentText('Gall bladder removal', 60),
    /** The color of the card. */
    tone: z.enum(TONES, { error: `Write one of: ${TONES.join(', ')}` }),
  });
}

/** `content/video-testimonials/{id}.yaml`: a still that becomes a video player when played. */
export function videoTestimonialSchema({ image }: SchemaContext) {
  return contentObject({
    order,
    /** The id of the video at YouTube. */
    embedId: contentText('namunaVid01', 20).refine(
      (id) => /^[\w-]{6,20}$/.test(id),
      'Write the id only, not the address.',
    ),
    name: contentText('Sample Patient D', 60),
    procedure: contentText('Gall bladder removal', 60),
    /** The words that are shown large on the still. */
    quote: contentText('I was back in my shop in a week.', 120),
    thumbnail: picture(image),
  });
}
