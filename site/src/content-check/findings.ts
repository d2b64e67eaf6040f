import { type ContentMistake, describeContentMistake } from '@clinic/contract/content-mistake.ts';

/** Mistakes stop a build. Notes do not: what has no translation is shown in English. */
export type Told = { mistakes: ContentMistake[]; notes: ContentMistake[] };

/** Words what the check has found, with the counts in the last line; empty when it has found nothing. */
export function describeFindings({ mistakes, notes }: Told): string {
  const parts = [
    { heading: 'Mistakes, which stop a build:', lines: mistakes.map(describeContentMistake) },
    { heading: 'Notes, which do not:', lines: notes.map(describeContentMistake) },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return '';
  const count = ({ length }: unknown[], one: string, many: string) => `${length} ${length === 1 ? one : many}`;
  const sum = `${count(mistakes, 'mistake stops', 'mistakes stop')} the build, ${count(notes, 'note does', 'notes do')} not.`;
  return `${[...parts.flatMap(({ heading, lines }) => [heading, ...lines]), sum].join('\n')}\n`;
}

/** Writes the findings as one JSON object for programs: `{ mistakes: [{ file, path, message }], notes: [...] }` */
export function findingsToJson({ mistakes, notes }: Told): string {
  const pick = ({ file, path, message }: ContentMistake) => ({ file, path, message });
  return `${JSON.stringify({ mistakes: mistakes.map(pick), notes: notes.map(pick) })}\n`;
}
