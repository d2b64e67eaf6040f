import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LanguageCode } from '@clinic/contract/languages.ts';
import fontverter from 'fontverter';
import { toFace } from '../font-face.ts';
import { cutFont } from './cut-font.ts';
import { listShapedGlyphs } from './shaped-glyphs.ts';
import { listSyllables, listWords } from './syllables.ts';

export const WHOLE_FONT = new URL('../../../ui/src/fonts/anek-devanagari.woff2', import.meta.url);

const CACHE = fileURLToPath(new URL('../../../.cache/fonts', import.meta.url));

/** The files whose change makes another font of the same words. */
const MAKERS = ['text-font.ts', 'shaped-glyphs.ts', 'cut-font.ts', 'syllables.ts'];

/** Each consonant, whole and joined to the next one, for texts that no file holds, such as notices of the desk. */
const CONSONANTS = Array.from('कखगघचछजझटठडढणतथदधनपफबभमयरलळवशषसह', (consonant) => [consonant, `${consonant}्क`]).flat();

/** Marks of the script that no word needs but every text may hold: space, danda, joiners, the circle under a lone sign. */
const MARKS = ' ।॥\u200c\u200d\u25cc';

/**
 * Cuts the Devanagari font to what the pages of a language say; resolves to the path of the file. It is kept until a
 * text needs another one.
 */
export async function prepareTextFont(language: LanguageCode): Promise<string> {
  const whole = await readFile(WHOLE_FONT);
  const syllables = listSyllables([...listWords(language), ...CONSONANTS]);
  const makers = await Promise.all(MAKERS.map((name) => readFile(new URL(name, import.meta.url))));
  const hash = createHash('sha256').update(whole).update(syllables.join(' '));
  for (const maker of makers) hash.update(maker);
  const key = hash.digest('hex').slice(0, 16);
  const file = join(CACHE, language, key, `anek-devanagari-${language}.woff2`);
  if (existsSync(file)) return file;

  const plain = await fontverter.convert(whole, 'truetype');
  const glyphs = listShapedGlyphs(toFace(plain), syllables, language);
  const cut = await cutFont(plain, { glyphs, characters: new Set(MARKS + syllables.join('')) });
  await rm(join(CACHE, language), { recursive: true, force: true });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await fontverter.convert(cut, 'woff2'));
  return file;
}
