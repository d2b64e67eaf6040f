import { expect, test } from 'vitest';
import { replaceTables } from './sfnt-tables.ts';

/** Creates a font file of these tables, each at a multiple of four bytes. */
function createFont(tables: Record<string, string>): Buffer {
  const count = Object.keys(tables).length;
  const header = Buffer.alloc(12);
  header.writeUInt16BE(count, 4);
  const entries: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = 12 + 16 * count;
  for (const [tag, text] of Object.entries(tables)) {
    const entry = Buffer.alloc(16);
    entry.write(tag, 'latin1');
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(text.length, 12);
    entries.push(entry);
    const body = Buffer.alloc(Math.ceil(text.length / 4) * 4);
    body.write(text, 'latin1');
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([header, ...entries, ...bodies]);
}

test('a font gets the tables of another, and keeps all else', () => {
  const font = createFont({ GDEF: 'classes', GPOS: 'kerning of every weight', cmap: 'letters', glyf: 'shapes' });
  const other = createFont({ GPOS: 'kerning', cmap: 'letters', glyf: 'other shapes' });
  expect(replaceTables(font, other, ['GPOS'])).toEqual(
    createFont({ GDEF: 'classes', GPOS: 'kerning', cmap: 'letters', glyf: 'shapes' }),
  );
});

test('fonts that do not fit together are refused', () => {
  const font = createFont({ GPOS: 'kerning', cmap: 'letters' });
  expect(() => replaceTables(font, createFont({ GPOS: 'kerning', cmap: 'fewer' }), ['GPOS'])).toThrow('glyphs');
  expect(() => replaceTables(font, createFont({ cmap: 'letters' }), ['GPOS'])).toThrow('no table GPOS');
});
