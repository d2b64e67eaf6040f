import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { isoDate, metaDescription, metaTitle, picture, textList } from './common.ts';

/** `content/blog/{slug}.md`: a card on `/blogs` and the page `/blogs/{slug}`; the Markdown body is the article. */
export function postSchema({ image }: SchemaContext) {
  return contentObject({
    title: contentText('What minimally invasive surgery changes for you', 90),
    author: contentText('Dr. Namuna Kale', 80),
    /** The day of publication. Posts are sorted by it, newest first. */
    date: isoDate,
    /** The text on the card, which clips it to three lines. */
    summary: contentText('Smaller cuts, less pain, a shorter stay: what that means in practice.', 320),
    metaTitle,
    metaDescription,
    tags: textList('robotic surgery', { max: 8 }),
    /** The first picture stands on the card and above the article. */
    images: z.array(picture(image)).min(1, 'A post needs at least one picture.'),
  });
}
