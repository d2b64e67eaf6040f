import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { metaDescription } from './common.ts';

/** `content/faq.yaml`: the questions of `/faq`, by topic. */
export const faqSchema = contentObject({
  metaDescription,
  title: contentText('Frequently asked questions', 60),
  lead: contentText('What patients ask us most.', 300),
  topics: z
    .array(
      contentObject({
        title: contentText('Before the operation', 60),
        questions: z
          .array(
            contentObject({
              question: contentText('Do I need someone with me?', 140),
              /** Plain text. The clinic's numbers and emergency numbers in it become links. */
              answer: contentText('Yes: after an anaesthetic you should not travel alone.', 1200),
              /** Whether the urgent signs of every service are listed below the answer. */
              listsUrgentSigns: z.literal(true, { error: 'Write true, or leave the field out.' }).optional(),
            }),
          )
          .min(1, 'A topic needs at least one question.'),
      }),
    )
    .min(1, 'List at least one topic.'),
});
