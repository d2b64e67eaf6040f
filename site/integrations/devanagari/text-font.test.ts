import { pathToFileURL } from 'node:url';
import { Buffer, type Face, Font, shape, Variation } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { openFace } from '../font-face.ts';
import { listWords } from './syllables.ts';
import { prepareTextFont, WHOLE_FONT } from './text-font.ts';

const LANGUAGES = ['hi', 'mr'] as const;
const LIGHT_AND_BOLD = [230, 710];

const whole = await openFace(WHOLE_FONT);

describe.each(LANGUAGES)('the font of the texts in %s', async (language) => {
  const file = await prepareTextFont(language);
  const cut = await openFace(pathToFileURL(file));

  it('shows every word as the whole font does', () => {
    const words = listWords(language);
    expect(words.length).toBeGreaterThan(500);
    for (const weight of LIGHT_AND_BOLD) {
      const setWhole = createSetter(whole, weight, language);
      const setCut = createSetter(cut, weight, language);
      expect(words.filter((word) => setWhole(word) !== setCut(word))).toEqual([]);
    }
  });

  it('has a glyph for every two consonants that a notice of the desk may join', () => {
    const consonants = Array.from('कखगघचछजझटठडढणतथदधनपफबभमयरलळवशषसह');
    const buffer = new Buffer();
    buffer.addText(consonants.flatMap((first) => consonants.map((second) => `${first}्${second}`)).join(' '));
    buffer.guessSegmentProperties();
    shape(new Font(cut), buffer);
    expect(buffer.getGlyphInfos().filter(({ codepoint: glyph }) => glyph === 0)).toEqual([]);
  });

  it('is a third of the whole font', async () => {
    const { size } = await import('node:fs/promises').then(({ stat }) => stat(file));
    expect(size).toBeLessThan(90_000);
  });

  it('is made once', async () => {
    expect(await prepareTextFont(language)).toBe(file);
  });
});

/** Sets words as lists of outlines and places. The glyphs' numbers differ between the fonts. */
function createSetter(face: Face, weight: number, language: string): (word: string) => string {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const outlines = new Map<number, string>();
  const readOutline = (glyph: number) => {
    const outline = outlines.get(glyph) ?? font.glyphToPath(glyph);
    outlines.set(glyph, outline);
    return outline;
  };
  return (word) => {
    const buffer = new Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    shape(font, buffer);
    const outline = buffer.getGlyphInfos().map(({ codepoint: glyph }) => readOutline(glyph));
    return JSON.stringify([outline, buffer.getGlyphPositions()]);
  };
}
