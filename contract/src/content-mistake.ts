import type { z } from 'zod';

/** A mistake in a content file, or a note on it, with the field that it is about. */
export type ContentMistake = {
  /** The path that messages name: `content/faq.yaml` */
  file: string;
  /** The way to the field; empty for the whole file, and for the Markdown below its fields. */
  path: (string | number)[];
  /** The remedy, in one line. */
  message: string;
  /** How the sentence names the field, where its path would not say it: the English text of a translation. */
  field?: string;
};

/** Lists what a schema finds in a content file. */
export function listSchemaMistakes(file: string, { issues }: z.ZodError): ContentMistake[] {
  return issues.map(({ path, message }) => ({
    file,
    path: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
    message: message.replaceAll(/\s*\n\s*/g, ' '),
  }));
}

/** Words a mistake in one line: the file, the field if it is about one, the remedy. */
export const describeContentMistake = (mistake: ContentMistake) => `${mistake.file}: ${describeInFile(mistake)}`;

/** Words a mistake without its file. */
export function describeInFile({ path, message, field }: ContentMistake): string {
  const name = field ?? describeField(path.map(String));
  return name === '' ? message : `${name}: ${message}`;
}

/** Names a field as people count: `['symptoms', '38', 'department']` -> `symptoms 39, department` */
function describeField(path: readonly string[]): string {
  return path.reduce((said, key) => {
    if (/^\d+$/.test(key)) return `${said} ${Number(key) + 1}`.trimStart();
    if (said === '') return key;
    return /\d$/.test(said) ? `${said}, ${key}` : `${said}.${key}`;
  }, '');
}
