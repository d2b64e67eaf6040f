/** Turns texts that differ only in numbers, spaces or capitals into one text: `Patient 17` and `patient  18`. */
export function toPattern(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Nd}+/gu, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Shorter messages, such as 'Follow-up visit', are repeated by chance. */
export const MIN_REPEATED_CHARS = 40;
