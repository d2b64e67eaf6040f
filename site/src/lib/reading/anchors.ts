import { ANCHOR_TEXTS } from '#messages/anchor-texts.ts';

/**
 * Converts a text to the id of an anchor: `What should I wear?` -> `what-should-i-wear`. A translated title has the
 * anchor of its English.
 */
export function textToAnchor(text: string): string {
  return (ANCHOR_TEXTS.get(text) ?? text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
