import type { Told } from './check-translations.ts';

/** Words what the check has found, with the counts in the last line; empty when it has found nothing. */
export function describeFindings({ mistakes, notes }: Told): string {
  const parts = [
    { heading: 'Mistakes, which stop a build:', lines: mistakes },
    { heading: 'Notes, which do not:', lines: notes },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return '';
  const count = (lines: string[], one: string, many: string) => `${lines.length} ${lines.length === 1 ? one : many}`;
  const sum = `${count(mistakes, 'mistake stops', 'mistakes stop')} the build, ${count(notes, 'note does', 'notes do')} not.`;
  return `${[...parts.flatMap(({ heading, lines }) => [heading, ...lines]), sum].join('\n')}\n`;
}
