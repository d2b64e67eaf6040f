import type { CollectionEntry } from 'astro:content';
import type { UrgentGroup } from '#lib/services/urgent-signs.ts';
import { splitNumbers } from './labelled-text.ts';

type Topic = CollectionEntry<'faq'>['data']['topics'][number];

/** Prepares the topics of `/faq` for `Faq`. Each answer is split, so that its telephone numbers become links. */
export function prepareFaqTopics(topics: Topic[], numbers: readonly string[], urgentGroups: UrgentGroup[]) {
  return topics.map(({ title, questions }) => ({
    title,
    questions: questions.map(({ question, answer, listsUrgentSigns }) => ({
      question,
      answer: splitNumbers(answer, numbers),
      urgentGroups: listsUrgentSigns ? urgentGroups : [],
    })),
  }));
}
