import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { type ContentContext, nameOf } from './common.ts';

const EXAMPLE = '- complaint: Blood in the urine\n  department: urology';

/** `content/complaints.yaml`: which department looks after which complaint, for patients who do not know. */
export const complaintsSchema = (names: ContentContext) =>
  contentObject({
    lead: contentText('Find what you have noticed. The department beside it looks after it.', 300).describe(
      'The sentence above the table.',
    ),
    complaints: z
      .array(
        contentObject({
          complaint: contentText('Blood in the urine', 120).describe(
            'The trouble in the words that a patient would use.',
          ),
          department: nameOf('department', 'urology', names).describe(
            'The id in `content/booking.yaml` of those who look after it. Its name in the table leads to the booking form.',
          ),
        }),
        { error: `List what patients notice, for example:\n${EXAMPLE}` },
      )
      .min(1, `List what patients notice, for example:\n${EXAMPLE}`)
      .describe('The rows of the table on `/book`, `/faq` and `/services`.'),
  });
