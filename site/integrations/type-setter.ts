import { Buffer, Font, shape, Variation } from 'harfbuzzjs';
import { openFace } from './font-face.ts';

/** A line of text as the `d` of an SVG path. Its baseline is at y = 0, and it starts at x = 0. */
export type TextOutline = { path: string; widthPx: number };

export type TypeSetter = {
  /** Sets Latin and Devanagari text, each in its font. */
  setLine(text: string, sizePx: number, weight: number): TextOutline;
  /** Breaks text between words into lines of at most this width. A longer word stays whole. */
  breakLines(text: string, sizePx: number, weight: number, maxWidthPx: number): string[];
};

/** The font files of Latin and of Devanagari text, and the language, because Marathi has letters of its own shape. */
type Fonts = { latin: URL; devanagari: URL; language: string };

export const DEVANAGARI = /[\u0900-\u097f\u200c\u200d]/;

/** Text in one script after the other. */
const RUNS = /[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g;

/** Sets text in the fonts of the site. The result is for pictures, which cannot load fonts. */
export async function createTypeSetter({ latin, devanagari, language }: Fonts): Promise<TypeSetter> {
  const latinFace = await openFace(latin);
  const devanagariFace = await openFace(devanagari);

  const setRun = (text: string, sizePx: number, weight: number, leftPx: number): TextOutline => {
    const face = DEVANAGARI.test(text) ? devanagariFace : latinFace;
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    shape(font, buffer);
    const scale = sizePx / face.upem;
    const positions = buffer.getGlyphPositions();
    let x = 0;
    const outlines = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = placeOutline(font.glyphToPath(glyph), scale, leftPx + (x + xOffset) * scale, yOffset * scale);
      x += xAdvance;
      return outline;
    });
    return { path: outlines.join(''), widthPx: x * scale };
  };

  const setLine: TypeSetter['setLine'] = (text, sizePx, weight) => {
    const line = { path: '', widthPx: 0 };
    for (const run of text.match(RUNS) ?? []) {
      const { path, widthPx } = setRun(run, sizePx, weight, line.widthPx);
      line.path += path;
      line.widthPx += widthPx;
    }
    return line;
  };

  const breakLines: TypeSetter['breakLines'] = (text, sizePx, weight, maxWidthPx) => {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word;
      if (lines.length > 0 && setLine(longer, sizePx, weight).widthPx <= maxWidthPx) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };

  return { setLine, breakLines };
}

/** Scales and moves a glyph's outline of M, L, Q, C and Z. The y axis is turned, because fonts count upwards. */
function placeOutline(path: string, scale: number, xPx: number, yPx: number): string {
  let isX = true;
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      isX = true;
      return token;
    }
    const value = isX ? xPx + Number(token) * scale : -yPx - Number(token) * scale;
    isX = !isX;
    return value.toFixed(2);
  });
}
