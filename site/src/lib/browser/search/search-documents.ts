/** The kinds of results, in the order in which they are shown. */
export const SEARCH_KINDS = ['page', 'symptom', 'question', 'doctor', 'post'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The kinds in the order in which results are shown. Doctors come first when the best result is one, as for a name. */
export function orderKinds(best: SearchKind | undefined): SearchKind[] {
  return best === 'doctor' ? [best, ...SEARCH_KINDS.filter((kind) => kind !== best)] : [...SEARCH_KINDS];
}

/** Something that the search finds. The file for the browser holds all of them, sorted by kind. */
export type SearchDocument = {
  kind: SearchKind;
  title: string;
  href: string;
  /** Further names, also in other languages and spellings. Nobody reads them. */
  also?: string;
  /** Words of the text behind the link, each once. */
  words?: string;
  /** Places in the file's list of terms. */
  terms?: number[];
  /** `true` for a sign that cannot wait. */
  isUrgent?: true;
};

/** The file that the browser downloads when somebody searches. */
export type SearchFile = {
  documents: SearchDocument[];
  /** The words of terms in three languages; a document names those that it is found by. */
  terms: string[];
  /** The number to call about a sign that cannot wait. */
  emergencyNumber: string;
};
