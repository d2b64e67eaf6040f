import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';

const EXAMPLE = '- english: piles\n  hindi: बवासीर\n  marathi: मूळव्याध\n  also: [haemorrhoids, mulvyadh]';

const PAGE_EXAMPLE = '- href: /pricing\n  also: [fees, what will it cost, फीस]';

/** The most words by which a page or a question is found, beside its own. */
const MAX_PAGE_WORDS = 160;

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
          .meta({ title: 'Other words' })
          .describe('Other names and spellings, also Hindi and Marathi in Latin letters.'),
      }),
      { error: `List the words, for example:\n${EXAMPLE}` },
    )
    .meta({ title: 'Words' })
    .describe('The words, in any order. A page has a word when its title, its address or its text names it.'),
  pages: z
    .array(
      contentObject({
        href: contentText('/pricing', 120)
          .meta({ title: 'Page' })
          .describe('The address of a page, or of a question on /faq.'),
        also: z
          .array(contentText('fees', 60), { error: 'List words, for example: [fees, फीस]' })
          .max(MAX_PAGE_WORDS, `List at most ${MAX_PAGE_WORDS}.`)
          .meta({ title: 'Other words' })
          .describe('What people type to find it, in all languages, also Hindi and Marathi in Latin letters.'),
      }),
      { error: `List pages with the words that lead there, for example:\n${PAGE_EXAMPLE}` },
    )
    .default([])
    .describe('What people look for beside illness, such as costs and times, and where they find it.'),
});

export type Glossary = z.infer<typeof glossarySchema>;

/** A word in three languages, with its other names. */
export type GlossaryTerm = Glossary['terms'][number];
