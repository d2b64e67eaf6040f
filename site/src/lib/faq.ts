import type { CollectionEntry } from 'astro:content';
import { splitNumbers } from '#lib/labelled-text.ts';

type Topic = CollectionEntry<'faq'>['data']['topics'][number];

/** The topics of `/faq`, shaped for `Faq`: each answer in pieces, so that its numbers can be tapped. */
export function prepareFaqTopics(topics: Topic[], numbers: readonly string[]) {
  return topics.map(({ title, questions }) => ({
    title,
    questions: questions.map(({ question, answer }) => ({
      question,
      answer: splitNumbers(answer, numbers),
    })),
  }));
}
