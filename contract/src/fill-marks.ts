/** The values of marks by their names: `{phone}` in a text of `content/` becomes the clinic's number. */
export type Marks = Record<string, string>;

/** Finds the marks in a text, known or not. */
export const MARK_PATTERN = /\{([^{}]*)\}/g;

/** Copies the content and replaces all known marks in its texts. */
export function fillMarks<Content>(content: Content, marks: Marks): Content {
  if (typeof content === 'string') {
    return content.replaceAll(MARK_PATTERN, (mark, name: string) => marks[name] ?? mark) as Content;
  }
  if (Array.isArray(content)) return content.map((item) => fillMarks(item, marks)) as Content;
  if (typeof content !== 'object' || content === null || content instanceof Date) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, fillMarks(value, marks)])) as Content;
}
