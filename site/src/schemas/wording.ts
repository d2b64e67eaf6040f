import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';

/** `content/wording.yaml`: how the other texts are written. No page shows it; `npm run check:words` uses it. */
export const wordingSchema = contentObject({
  avoid: z
    .array(
      contentObject({
        phrase: contentText('ring us', 60).describe('The words that are refused.'),
        instead: contentText('call us', 200).describe(
          'The better words, which the message of `npm run check:words` names.',
        ),
      }),
      { error: 'List the phrases, for example:\n- phrase: ring us\n  instead: call us' },
    )
    .describe('Words that no text may hold, in small or large letters.'),
  once: z
    .array(contentText('mostly', 60), { error: 'List the phrases, for example:\n- mostly' })
    .default([])
    .describe('Words that a page may hold once at most.'),
});
