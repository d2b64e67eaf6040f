/** The signs of a keyboard of the United States, by the place of the key. */
const SIGNS: Record<string, string> = { Slash: '/', BracketLeft: '[', BracketRight: ']' };

/**
 * Names the key of a shortcut: a letter in lower case, also with Caps Lock. A key of another script, such as `ो` of a
 * Marathi keyboard, is named by its place.
 */
export function toShortcut({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (/^\p{Script=Latin}$/u.test(key)) return key.toLowerCase();
  if (/^[\x20-\x7e]+$/.test(key)) return key;
  if (code === 'Slash' && shiftKey) return '?';
  return SIGNS[code] ?? /^(?:Key|Digit)(\w)$/.exec(code)?.[1]?.toLowerCase() ?? key;
}
