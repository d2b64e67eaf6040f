import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';

/** Opens a font file, compressed or not, for HarfBuzz, which sets text as browsers do. */
export async function openFace(file: URL): Promise<Face> {
  return toFace(await fontverter.convert(await readFile(file), 'truetype'));
}

export function toFace(plain: Uint8Array<ArrayBuffer>): Face {
  return new Face(new Blob(plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength)));
}
