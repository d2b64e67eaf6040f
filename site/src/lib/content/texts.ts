import { type ContentMistake, describeContentMistake } from '@clinic/contract/content-mistake.ts';

/** One text of a content file. */
export type ContentText = {
  /** The path that messages name: `content/faq.yaml` */
  file: string;
  /** The field, such as `topics.0.title`; empty for the Markdown below the fields. */
  field: string;
  text: string;
};

/** Lists every text of a file, in order. */
export function listTexts(file: string, fields: unknown, markdown: string): ContentText[] {
  const below = markdown === '' ? [] : [{ file, field: '', text: markdown }];
  return [...listFieldTexts(file, fields, ''), ...below];
}

/** Makes the mistake of a text out of its remedy. The path has the numbers of entries as numbers. */
export function toMistake({ file, field }: Pick<ContentText, 'file' | 'field'>, message: string): ContentMistake {
  const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return { file, path: field === '' ? [] : path, message };
}

/** Formats a line of the check: `content/faq.yaml: title: Write …` */
export function toMistakeLine(text: ContentText, remedy: string): string {
  return describeContentMistake(toMistake(text, remedy));
}

function listFieldTexts(file: string, value: unknown, field: string): ContentText[] {
  if (typeof value === 'string') return [{ file, field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listFieldTexts(file, inner, field === '' ? key : `${field}.${key}`),
  );
}
