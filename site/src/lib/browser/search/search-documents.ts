import type { Tier } from '#schemas/sign.ts';

/** The kinds of results, in the order of the file. */
export const SEARCH_KINDS = ['page', 'symptom', 'question', 'doctor', 'post'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Something that the search finds. The file for the browser holds all of them, sorted by kind. */
export type SearchDocument = {
  kind: SearchKind;
  title: string;
  href: string;
  /** The id of a sign, and how soon it needs help. */
  sign?: string;
  tier?: Tier;
  /** Further names, also in other languages and spellings, with commas between them. Nobody reads them. */
  also?: string;
  /** Places of documents by whose names this one is found too: a service by those of its signs. */
  kin?: number[];
  /** Places in the file's list of terms that name this. */
  terms?: number[];
  /** Places of terms that name a part of this, such as a word of its title. */
  parts?: number[];
  /** Words of the text behind the link, each once. */
  words?: string;
  /** `true` for a page that is offered before anything is typed. */
  isSuggested?: true;
};

/** The file that the browser downloads when somebody searches. */
export type SearchFile = {
  documents: SearchDocument[];
  /** The names of each term in three languages, with commas between them; documents number those they are found by. */
  terms: string[];
  /** The number to call about a sign that cannot wait. */
  emergencyNumber: string;
  /** The number to call when nothing is found. */
  phone: string;
};

/** The kinds of some results, that of the best first. */
export function orderKinds(results: readonly Pick<SearchDocument, 'kind'>[]): SearchKind[] {
  return [...new Set([...results.map(({ kind }) => kind), ...SEARCH_KINDS])];
}
