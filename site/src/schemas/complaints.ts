import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';

const EXAMPLE = '- complaint: Blood in the urine\n  department: urology';

/** `content/complaints.yaml`: which department looks after which complaint, for patients who do not know. */
export const complaintsSchema = contentObject({
  /** The sentence above the table. */
  lead: contentText('Find what you have noticed. The department beside it looks after it.', 300),
  complaints: z
    .array(
      contentObject({
        /** The complaint as a patient would say it. */
        complaint: contentText('Blood in the urine', 120),
        /** The id of a department in `content/booking.yaml`. */
        department: contentText('urology', 60),
      }),
      { error: `List what patients notice, for example:\n${EXAMPLE}` },
    )
    .min(1, `List what patients notice, for example:\n${EXAMPLE}`),
});
