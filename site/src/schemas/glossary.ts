import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';

const EXAMPLE = '- english: piles\n  hindi: बवासीर\n  marathi: मूळव्याध\n  also: [haemorrhoids, mulvyadh]';

/** `content/glossary.yaml`: words in three languages. No page shows it; the search finds pages by all of them. */
export const glossarySchema = contentObject({
  terms: z
    .array(
      contentObject({
        english: contentText('piles', 60).describe(
          'The English word. Words in brackets explain it; the search reads them as further names.',
        ),
        hindi: contentText('बवासीर', 80).describe('The word in spoken Hindi.'),
        marathi: contentText('मूळव्याध', 80).describe('The word in spoken Marathi.'),
        also: z
          .array(contentText('haemorrhoids', 60))
          .max(16)
          .default([])
          .describe('Other names and spellings, also Hindi and Marathi in Latin letters.'),
      }),
      { error: `List the words, for example:\n${EXAMPLE}` },
    )
    .describe('The words, in any order. A page has a word when its title, its address or its text names it.'),
});

/** A word in three languages, with its other names. */
export type GlossaryTerm = z.infer<typeof glossarySchema>['terms'][number];
