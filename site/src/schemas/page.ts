import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { isoDate, metaDescription } from './common.ts';

/** `content/pages/{slug}.md`: a plain reading page such as Privacy; the Markdown body is its text. */
export const pageSchema = contentObject({
  title: contentText('Privacy', 60).describe("The page's heading and its name in the tab."),
  lead: contentText('What we keep of your booking, why, and how long.', 240).describe(
    'The sentence under the heading.',
  ),
  metaDescription,
  updated: isoDate
    .optional()
    .describe('The day of the last change, shown below the text; on the privacy page also a part of its version.'),
});
