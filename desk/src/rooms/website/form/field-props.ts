import type { FieldMeaning, FieldSchema } from '@clinic/contract/content-schemas.ts';
import type { ReactNode } from 'react';

/** The facts that all fields of a form know. */
export type FormFacts = {
  /** The mistakes by the paths of their fields: `topics.0.title` */
  errors: Readonly<Record<string, string>>;
  /** The things whose names a field can hold, by kind. A kind that is absent is typed in. */
  names: Partial<Record<FieldMeaning, readonly { value: string; label: string }[]>>;
  /** The ids that are published, which stay as they are. */
  fixedIds?: readonly string[];
  /** The pictures beside the file, by their folders, as its fields name them; and the address before their paths. */
  pictures?: { address: string; paths: Readonly<Record<string, readonly string[]>> } | undefined;
};

/** A field of a form: its schema, its value in the file, and its place. */
export type FieldProps = {
  schema: FieldSchema;
  value: unknown;
  /** The name of the control: the keys from the file down to the field, joined by dots. */
  path: string;
  label: string;
  isNeeded: boolean;
  form: FormFacts;
};

/** A field that holds others, with the component that draws those, which draws such fields itself. */
export type FrameProps = FieldProps & { Field: (props: FieldProps) => ReactNode };
