import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { metaDescription } from './common.ts';

/** `content/faq.yaml`: the questions of `/faq`, by topic. */
export const faqSchema = contentObject({
  metaDescription,
  title: contentText('Frequently asked questions', 60).describe("The page's heading and its name in the tab."),
  lead: contentText('What patients ask us most.', 300).describe("The sentences under the page's heading."),
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
              answer: contentText('Yes: after an anaesthetic you should not travel alone.', 1200).describe(
                "Plain text, shown below the question. The clinic's numbers and emergency numbers in it become links.",
              ),
              listsUrgentSigns: z
                .literal(true, { error: 'Write true, or leave the field out.' })
                .optional()
                .describe(
                  'With `true` the urgent signs of every service are listed below the answer; else leave it out.',
                ),
            }),
          )
          .min(1, 'A topic needs at least one question.')
          .describe('In the order of the page, all closed at first.'),
      }),
    )
    .min(1, 'List at least one topic.')
    .describe('Groups of questions, in the order of the page.'),
});
