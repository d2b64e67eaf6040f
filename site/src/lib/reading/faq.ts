import type { CollectionEntry } from 'astro:content';
import { splitNumbers } from '@clinic/contract/content-texts.ts';
import type { Clinic } from '../clinic/clinic.ts';
import { listTextNumbers } from '../clinic/text-numbers.ts';
import { prepareSignBoxes } from '../services/sign-boxes.ts';
import { groupByTier, type Sign } from '../services/signs.ts';
import { splitLabel, type TextPiece } from './labelled-text.ts';
import { splitLinks } from './linked-text.ts';

type Preparation = CollectionEntry<'anaesthesia'>['data']['preparation'];
type Topic = CollectionEntry<'faq'>['data']['topics'][number];

/**
 * Prepares the topics of `/faq` for `Faq`. Each answer is split, so that its telephone numbers and addresses become
 * links.
 */
export function prepareFaqTopics(
  topics: Topic[],
  clinic: Clinic,
  allSigns: ReadonlyMap<string, Sign>,
  preparation: Preparation,
) {
  const numbers = listTextNumbers(clinic);
  const prepareSigns = (references: NonNullable<Topic['questions'][number]['signs']>) => {
    // The page's head names the numbers of the night.
    const { night: _night, ...boxes } = prepareSignBoxes(groupByTier(references, allSigns), clinic, '/book');
    return boxes;
  };
  return topics.map(({ title, questions }) => ({
    title,
    questions: questions.map(({ question, answer, preparation: part, signs }) => ({
      question,
      answer: splitLinksAndNumbers(answer, numbers),
      preparation: part ? preparation[part].map((point) => splitPoint(point, numbers)) : [],
      signs: signs && prepareSigns(signs),
    })),
  }));
}

/** Joins all that a question's answer shows to one text, for search engines. */
export function toPlainAnswers(questions: ReturnType<typeof prepareFaqTopics>[number]['questions']) {
  return questions.map(({ question, answer, preparation, signs }) => ({
    question,
    answer: [
      joinPieces(answer),
      ...preparation.map(({ label, pieces }) => `${label ? `${label}: ` : ''}${joinPieces(pieces)}`),
      ...(signs?.groups ?? []).flatMap((group) => group.signs.map(({ text }) => text)),
    ].join(' '),
  }));
}

const joinPieces = (pieces: readonly TextPiece[]) => pieces.map(({ text }) => text).join('');

/** Splits a point at its label, its links and its numbers. */
function splitPoint(point: string, numbers: readonly string[]) {
  const { label, text } = splitLabel(point);
  return { label, pieces: splitLinksAndNumbers(text, numbers) };
}

function splitLinksAndNumbers(text: string, numbers: readonly string[]): TextPiece[] {
  return splitLinks(text).flatMap((piece) =>
    piece.href ? [{ ...piece, isNumber: false }] : splitNumbers(piece.text, numbers),
  );
}
