import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { LANGUAGE_CODES } from '@clinic/contract/languages.ts';
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
    .meta({ title: 'Words to avoid' })
    .describe('Words that no text may hold, in small or large letters.'),
  once: z
    .array(contentText('mostly', 60), { error: 'List the phrases, for example:\n- mostly' })
    .default([])
    .meta({ title: 'Once on a page' })
    .describe('Words that a page may hold once at most.'),
  spellings: z
    .partialRecord(
      z.enum(LANGUAGE_CODES),
      z.array(
        contentObject({
          write: contentText('पाहा', 60)
            .meta({ title: 'Right spelling' })
            .describe('The word that the language has for a thing, in its one spelling.'),
          never: z
            .array(contentText('पहा', 60))
            .min(1)
            .meta({ title: 'Other spellings' })
            .describe('Other spellings and words for it, which no text holds. A `*` at the end stands for any ending.'),
        }),
      ),
    )
    .default({})
    .describe('The spellings of each translation. `npm run check:words` names those that were given up.'),
});
