import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { order, picture } from './common.ts';

const TONES = ['lightBlue', 'white', 'mint'] as const;

/** `content/testimonials/{id}.yaml`: a quotation on the home page. */
export function testimonialSchema({ image }: SchemaContext) {
  return contentObject({
    order,
    name: contentText('Sample Patient A', 60).describe(
      "The patient's name, or another if the patient wishes, in bold letters below the words.",
    ),
    role: contentText('Teacher, Pune', 60)
      .meta({ title: 'Work and place' })
      .describe("The patient's work and place, below the name."),
    avatar: picture(image).meta({ title: 'Face' }).describe('The small face beside the name: 176 × 176 px or more.'),
    quote: contentText('They drew the operation for me before I agreed to it.', 400).describe(
      'The words of the patient, set large.',
    ),
    rating: z
      .number({ error: 'Write the stars as a number from 1 to 5, for example: 5' })
      .int()
      .min(1)
      .max(5)
      .meta({ title: 'Stars' })
      .describe('The stars above the words, out of five.'),
    procedure: contentText('Gall bladder removal', 60).describe('Which operation it was, below the name.'),
    tone: z
      .enum(TONES, { error: `Write one of: ${TONES.join(', ')}` })
      .meta({ title: 'Color of the card' })
      .describe('The color of the card.'),
  });
}

/** `content/video-testimonials/{id}.yaml`: a still that becomes a video player when played. */
export function videoTestimonialSchema({ image }: SchemaContext) {
  return contentObject({
    order,
    embedId: contentText('namunaVid01', 20)
      .refine((id) => /^[\w-]{6,20}$/.test(id), 'Write the id only, not the address.')
      .meta({ title: 'Id of the video' })
      .describe('The last part of the address of the video at YouTube, after `v=`.'),
    name: contentText('Sample Patient D', 60).describe('The person in the video, below the words.'),
    procedure: contentText('Gall bladder removal', 60).describe('Which operation it was, beside the name.'),
    quote: contentText('I was back in my shop in a week.', 120).describe(
      'The words that are shown large on the still, without quotation marks.',
    ),
    thumbnail: picture(image).meta({ title: 'Still' }).describe('The still that is shown until the video plays.'),
  });
}
