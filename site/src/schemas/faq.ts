import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { PREPARATION_PARTS } from './anaesthesia.ts';
import { type ContentContext, linkedText, metaDescription } from './common.ts';
import { signReferences } from './sign.ts';

/** `content/faq.yaml`: the questions of `/faq`, by topic. */
export const faqSchema = (names: Pick<ContentContext, 'mustExist'>) =>
  contentObject({
    metaDescription,
    title: contentText('Frequently asked questions', 60).describe("The page's heading and its name in the tab."),
    lead: contentText('What patients ask us most.', 300)
      .meta({ title: 'Introduction' })
      .describe("The sentences under the page's heading."),
    topics: z
      .array(
        contentObject({
          title: contentText('Before the operation', 60).describe(
            'The heading of these questions, and their link in the list of contents.',
          ),
          questions: z
            .array(
              contentObject({
                question: contentText('Do I need someone with me?', 140).describe('The line that opens the answer.'),
                answer: linkedText('Yes: after an anaesthetic you should not travel alone.', 1200).describe(
                  "Shown below the question. The clinic's numbers and emergency numbers in it become links; others are written `[words](/address)`.",
                ),
                preparation: z
                  .enum(PREPARATION_PARTS, { error: `Write one of: ${PREPARATION_PARTS.join(', ')}` })
                  .optional()
                  .meta({ title: 'Preparation listed below' })
                  .describe(
                    'The part of `preparation` in `anaesthesia.yaml` that is listed below the answer; none when absent.',
                  ),
                signs: signReferences(names)
                  .optional()
                  .meta({ title: 'Signs listed below' })
                  .describe(
                    'Signs that are listed below the answer, in boxes by how soon they need help, with links to all signs. Such a question is open at first.',
                  ),
              }),
            )
            .min(1, 'A topic needs at least one question.')
            .describe('In the order of the page, closed at first unless they list signs.'),
        }),
      )
      .min(1, 'List at least one topic.')
      .describe('Groups of questions, in the order of the page.'),
  });
