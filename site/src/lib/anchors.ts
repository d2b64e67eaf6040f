/** A name for an anchor, made from the words it stands for: `What should I wear?` -> `what-should-i-wear`. */
export function textToAnchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
