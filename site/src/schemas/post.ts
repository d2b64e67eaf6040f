import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { type ContentContext, isoDate, metaDescription, metaTitle, photograph, textList } from './common.ts';
import { signReferences } from './sign.ts';
import { plainSources } from './sources.ts';

/** `content/blog/{slug}.md`: a card on `/blogs` and the page `/blogs/{slug}`; the Markdown body is the article. */
export function postSchema({ image, ...names }: ContentContext) {
  return contentObject({
    title: contentText('What minimally invasive surgery changes for you', 90).describe(
      'The heading on the card and above the article.',
    ),
    author: contentText('Dr. Namuna Kale', 80).describe(
      'The name beside the date. Written as in `booking.yaml`, it links to the page of that doctor.',
    ),
    date: isoDate.describe('The day of publication, as YYYY-MM-DD. Posts are sorted by it, newest first.'),
    summary: contentText('Smaller cuts, less pain, a shorter stay: what that means in practice.', 320).describe(
      'The text on the card, which clips it to three lines.',
    ),
    metaTitle,
    metaDescription,
    tags: textList('robotic surgery', { max: 8 }).describe('Short words below the article, also for search engines.'),
    signs: signReferences(names)
      .optional()
      .describe('Signs in boxes by how soon they need help, where `{signs}` stands on a line of its own in the text.'),
    sources: plainSources,
    images: z
      .array(photograph(image))
      .min(1, 'A post needs at least one picture.')
      .describe('The first one stands on the card and above the article, the others after it.'),
  });
}
