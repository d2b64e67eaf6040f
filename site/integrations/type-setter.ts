import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** A line of text as the `d` of an SVG path. Its baseline is at y = 0, and it starts at x = 0. */
export type TextOutline = { path: string; widthPx: number };

export type TypeSetter = {
  setLine(text: string, sizePx: number, weight: number): TextOutline;
  /** Breaks text between words into lines of at most this width. A longer word stays whole. */
  breakLines(text: string, sizePx: number, weight: number, maxWidthPx: number): string[];
};

/** Sets text in a font file of the site. The result is for pictures, which cannot load fonts. */
export async function createTypeSetter(fontFile: URL): Promise<TypeSetter> {
  const plain = await fontverter.convert(await readFile(fontFile), 'truetype');
  const bytes = plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength);
  const face = new Face(new Blob(bytes));

  const setLine: TypeSetter['setLine'] = (text, sizePx, weight) => {
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = sizePx / face.upem;
    const positions = buffer.getGlyphPositions();
    let x = 0;
    const outlines = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = placeOutline(font.glyphToPath(glyph), scale, (x + xOffset) * scale, yOffset * scale);
      x += xAdvance;
      return outline;
    });
    return { path: outlines.join(''), widthPx: x * scale };
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
