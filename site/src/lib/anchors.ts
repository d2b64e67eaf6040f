/** The id of an anchor for a text: `What should I wear?` -> `what-should-i-wear` */
export function textToAnchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
