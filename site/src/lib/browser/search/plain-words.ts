import { unifyDevanagari } from './devanagari.ts';

/** Accents of Latin letters, once they are apart from their letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Splits a text into words without accents and capitals: `Père’s gall-stone` -> `peres`, `gall`, `stone` */
export function splitPlainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  return (
    unifyDevanagari(plain)
      .normalize('NFC')
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
