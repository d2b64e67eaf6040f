/** The kinds of things whose names a field can hold, each a file or a part of one. */
export type NameKind = 'category' | 'department' | 'doctor' | 'region' | 'service' | 'sign';

/** The meaning of a field beyond its type, so that a form gives the control for it. */
export type FieldMeaning = NameKind | 'id' | 'picture' | 'drawing' | 'day' | 'time' | 'phone' | 'color';

/** A field of a content file as JSON Schema, and what a form needs beside: `of`, `unit` and `links`. */
export type FieldSchema = {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  title?: string;
  description?: string;
  of?: FieldMeaning;
  /** The unit of a number, in the plural: `minutes` */
  unit?: string;
  /** Whether `[words](/address)` in the text becomes a link. */
  links?: boolean;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  propertyNames?: FieldSchema;
  additionalProperties?: FieldSchema | boolean;
  items?: FieldSchema;
  prefixItems?: FieldSchema[];
  anyOf?: FieldSchema[];
  enum?: readonly string[];
  const?: string | number | boolean;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

/** The description of the content of one kind, as `content-schemas.json` of each build holds it. */
export type ContentSchema = {
  /** The files below the content folder: `faq.yaml`, `blog/*.md` */
  files: string;
  /** Whether a Markdown text stands below the fields. */
  markdown: boolean;
  /** The marks that texts of these files may hold, without braces: `phone` */
  marks: string[];
  schema: FieldSchema;
};

/** Words a key for people who do not write YAML: `nextReview` -> `Next review` */
export function keyToTitle(key: string): string {
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
