import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import type { EntryMark } from '@clinic/contract/entry-marks.ts';
import type { DraftChange } from './files/content-draft.ts';
import type { FormFacts } from './form/field-props.ts';

/** An entry in a list. */
export type Listed = { title: string; href: string; change: DraftChange | null; marks: readonly EntryMark[] };

/** All kinds, and what a search has found in them. */
export type WebsiteView = {
  kinds: readonly { id: string; title: string; count: number; changed: number }[];
  /** The files that are not published as they are in the draft. */
  changes: readonly Listed[];
  /** The reason why this installation publishes nothing; `null` where it can. */
  hindrance: string | null;
  /** The pictures and drawings, and those of them that are not published as they are in the draft. */
  pictures: { count: number; changed: number };
  /** The words that were searched for; empty without a search. */
  wanted: string;
  /** The work that is left in the entries that are shown; `null` for all. */
  show: EntryMark | null;
  found: readonly Listed[];
};

/** The entries of one kind. */
export type KindView = {
  id: string;
  title: string;
  entries: readonly Listed[];
  /** The collections to which an entry can be added. */
  folders: readonly string[];
  /** The new entry that was typed, with the reason why it is refused. */
  typed: { name: string; of: string; mistake: string | null };
  isRemoved: boolean;
};

/** The form of one file. */
export type EntryView = {
  kind: { id: string; title: string };
  id: string;
  title: string;
  /** The path below the content folder. */
  file: string;
  version: string;
  /** `null` for a file as it is published, and for a new one that was never saved. */
  change: DraftChange | null;
  /** Whether the entry was never saved. */
  isNew: boolean;
  isRemovable: boolean;
  /** Whether lists of other files may name the entry. */
  isNamed: boolean;
  schema: FieldSchema;
  fields: unknown;
  hasMarkdown: boolean;
  markdown: string;
  names: FormFacts['names'];
  fixedIds: readonly string[];
  /** Absent where no field holds a picture. */
  pictures?: FormFacts['pictures'];
  /** The languages of the content, with the number of texts that visitors read in English there. */
  translations: readonly { name: string; href: string; missing: number }[];
  /** The mistakes in what was sent; the path of one about the whole file is empty. */
  mistakes: readonly { path: readonly (string | number)[]; message: string }[];
  /** The mistakes in other files that what was saved has made, each with the address of the file's form. */
  others: readonly { title: string; says: string; href: string }[];
  /** The entries that a removed one has taken along, or the lists that stay without one that is back. */
  along: readonly Listed[];
  /** The text that somebody else has saved meanwhile; `null` when nobody has. */
  theirs: string | null;
  /** Whether nothing was typed that a refusal could lose: the form was one that removes or puts back. */
  isUntouched: boolean;
  /** The published text, when somebody has changed it by hand since the draft began. */
  changedByHand: string | null;
  /** The outcome of the last form. */
  done: 'saved' | 'back' | null;
};
