import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import type { FormFacts } from './form/field-props.ts';

/** The form of one file. */
export type EntryView = {
  kind: { id: string; title: string };
  id: string;
  title: string;
  /** The path below the content folder. */
  file: string;
  version: string;
  isChanged: boolean;
  schema: FieldSchema;
  fields: unknown;
  hasMarkdown: boolean;
  markdown: string;
  names: FormFacts['names'];
  /** The mistakes in what was sent; the path of one about the whole file is empty. */
  mistakes: readonly { path: readonly (string | number)[]; message: string }[];
  /** The mistakes in other files that what was saved has made, each with the address of the file's form. */
  others: readonly { says: string; href: string }[];
  /** The text that somebody else has saved meanwhile; `null` when nobody has. */
  theirs: string | null;
  /** The published text, when somebody has changed it by hand since the draft began. */
  changedByHand: string | null;
  isSaved: boolean;
};
