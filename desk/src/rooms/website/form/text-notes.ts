import { gradeSentences, PAGE_MAX_GRADE } from '@clinic/contract/reading-grade.ts';
import { splitSentences } from '@clinic/contract/sentences.ts';

/** Tells how much of a text's room is used, as the check counts it: without spaces at its ends. */
export function tellLength(text: string, maxChars: number): string {
  const count = text.trim().length;
  const used = `${count.toLocaleString('en')} of ${maxChars.toLocaleString('en')} characters`;
  return count > maxChars ? `${used}: ${(count - maxChars).toLocaleString('en')} too many.` : `${used}.`;
}

/** Tells how easily a text is read, by the website's own measure; empty without a whole sentence. */
export function tellGrade(text: string): string {
  // Firefox cannot split sentences before its version 125.
  const sentences = 'Segmenter' in Intl ? splitSentences(text) : [];
  if (sentences.length === 0) return '';
  const grade = Math.max(0, Math.round(gradeSentences(sentences) * 10) / 10);
  if (grade <= PAGE_MAX_GRADE) return `Reading grade ${grade}: easy for most patients.`;
  return `Reading grade ${grade}: hard for many patients. Shorter sentences and words bring it to ${PAGE_MAX_GRADE}.`;
}
