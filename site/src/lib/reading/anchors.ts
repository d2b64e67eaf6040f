/** Converts a text to the id of an anchor: `What should I wear?` -> `what-should-i-wear` */
export function textToAnchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
