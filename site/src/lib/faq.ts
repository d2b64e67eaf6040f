import type { CollectionEntry } from 'astro:content';
import { splitNumbers } from '#lib/labelled-text.ts';

type Topic = CollectionEntry<'faq'>['data']['topics'][number];

/** The topics of `/faq`, shaped for `Faq`: each answer is split, so that its telephone numbers become links. */
export function prepareFaqTopics(topics: Topic[], numbers: readonly string[]) {
  return topics.map(({ title, questions }) => ({
    title,
    questions: questions.map(({ question, answer }) => ({
      question,
      answer: splitNumbers(answer, numbers),
    })),
  }));
}
