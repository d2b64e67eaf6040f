import { z } from 'zod';

const ID_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * A strict object of a content file: an unknown key is an error that lists the known ones, so that a misspelt key is
 * not ignored.
 */
export function contentObject<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') {
        const unknown = issue.keys.map((key: string) => `"${key}"`).join(', ');
        return `${unknown} is not a field here: remove or rename it. The fields here are: ${known}.`;
      }
      return issue.code === 'invalid_type' ? `Write the fields ${known} here.` : undefined;
    },
  });
}

/** A line of text; `example` is shown when it is missing, empty or too long. */
export function contentText(example: string, maxChars = 2000) {
  return z
    .string({ error: ({ input }) => explainText(input, example) })
    .trim()
    .min(1, `Write a text here, for example: ${example}`)
    .max(maxChars, `Shorten this to ${maxChars} characters, for example: ${example}`);
}

/** The remedy for a value that is not a text. YAML reads `{phone}` without quotation marks as an object. */
function explainText(input: unknown, example: string): string {
  const [mark, ...others] = typeof input === 'object' && input !== null ? Object.keys(input) : [];
  const isMark = mark !== undefined && others.length === 0 && Object.values(input as object)[0] === null;
  return isMark ? `Put this in quotation marks: "{${mark}}"` : `Write a text here, for example: ${example}`;
}

/** An id that rows in the database keep. */
export function contentId(example: string) {
  const remedy = `Write an id of lower-case letters, digits and hyphens that stays for good, for example: ${example}`;
  return z
    .string({ error: remedy })
    .max(60, remedy)
    .regex(ID_PATTERN, remedy)
    .meta({ of: 'id' })
    .describe('Bookings are stored with it, so it stays for good. A new name needs no new one.');
}

/** Refuses equal ids, because bookings are stored with them, and equal names, because people choose by them. */
export function refuseTwice(
  entries: readonly { id: string; name: string; path: (string | number)[] }[],
  kind: string,
  context: z.core.$RefinementCtx,
): void {
  for (const key of ['id', 'name'] as const) {
    const seen = new Set<string>();
    for (const entry of entries) {
      const message = `Two ${kind} have the ${key} "${entry[key]}". Give one of them another, or remove one.`;
      if (seen.has(entry[key])) context.addIssue({ code: 'custom', path: [...entry.path, key], message });
      seen.add(entry[key]);
    }
  }
}

export function hasNoDuplicates(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
