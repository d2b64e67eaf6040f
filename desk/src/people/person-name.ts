import { PERSON_NAME_MAX_CHARS } from '@clinic/contract/desk-person.ts';
import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';

/**
 * Tidies the typed name of a person; `null` for one that is too long or could be mistaken for an address. An empty name
 * stays empty.
 */
export function readPersonName(typed: string): string | null {
  const name = withoutDirectionMarks(typed)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return name.includes('@') || [...name].length > PERSON_NAME_MAX_CHARS ? null : name;
}
