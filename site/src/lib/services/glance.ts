import type { CollectionEntry } from 'astro:content';
import { nightsToWords, rangeToWords, serviceMessages, waitToWords } from '#messages/services.ts';

type Glance = NonNullable<CollectionEntry<'services'>['data']['glance']>;
type Figure = Glance['operation'];

const words = serviceMessages.glance.facts;

/** Prepares the rows of 'At a glance'. `estimate` is the clinic's sentence for services without a cost of their own. */
export function prepareFacts(glance: Glance, estimate: string | undefined) {
  const cost = glance.cost ?? estimate;
  const toFact = (name: string, figure: Figure, toWords: (figure: Figure) => string) => ({
    name,
    value: toWords(figure),
    note: figure.note,
  });
  return [
    toFact(words.operation, glance.operation, rangeToWords),
    { name: words.anaesthetic, value: glance.anaesthetic },
    toFact(words.hospital, glance.hospital, nightsToWords),
    toFact(words.work, glance.work, rangeToWords),
    toFact(words.driving, glance.driving, waitToWords),
    toFact(words.lifting, glance.lifting, waitToWords),
    toFact(words.travel, glance.travel, waitToWords),
    ...(cost ? [{ name: words.cost, value: cost }] : []),
  ];
}
