/** Bytes of a font file's header, and of each entry in the table directory after it (OpenType, 'Font file'). */
const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;

/**
 * Copies these tables from another font. Both are TrueType files. Checksums stay as they are, because the font becomes
 * WOFF2, which holds none. Throws when the other font lacks a table or numbers its glyphs differently.
 */
export function replaceTables(font: Buffer, other: Buffer, tags: readonly string[]): Buffer {
  const tables = readTables(font);
  const others = readTables(other);
  if (!others.get('cmap')?.equals(tables.get('cmap') ?? Buffer.alloc(0))) {
    throw new Error('The fonts number their glyphs differently.');
  }
  for (const tag of tags) {
    const table = others.get(tag);
    if (!table) throw new Error(`The other font has no table ${tag}.`);
    tables.set(tag, table);
  }
  return writeTables(font, tables);
}

/** Reads the tables by their tags, in the order of the directory. */
function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    const offset = font.readUInt32BE(entry + 8);
    const bytes = font.subarray(offset, offset + font.readUInt32BE(entry + 12));
    tables.set(font.toString('latin1', entry, entry + 4), bytes);
  }
  return tables;
}

/** Writes the tables after the font's own header and directory, which has one entry per table. */
function writeTables(font: Buffer, tables: Map<string, Buffer>): Buffer {
  const directory = Buffer.from(font.subarray(0, HEADER_BYTES + ENTRY_BYTES * font.readUInt16BE(4)));
  const parts: Uint8Array[] = [directory];
  let offset = directory.length;
  for (const [index, bytes] of [...tables.values()].entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}
