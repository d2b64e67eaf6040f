import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** HarfBuzz's constants, from `hb-subset.h` and `hb-blob.h`. */
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const LAYOUT_FEATURES = 6;
const WRITABLE = 2;

/** The functions of HarfBuzz's subsetter; pointers, tags and sizes are numbers. */
type Subsetter = Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory };

export type Kept = { glyphs: Iterable<number>; characters: Iterable<string> };

/**
 * Cuts an uncompressed font to these glyphs and the plain ones of these characters, with all weights and features.
 * A rule of the font remains when all its glyphs do. With the glyphs that rules can still reach, as subsetters keep
 * them by default, a Devanagari font would stay whole.
 */
export async function cutFont(font: Uint8Array, { glyphs, characters }: Kept): Promise<Buffer<ArrayBuffer>> {
  const { memory, ...hb } = await startSubsetter();
  const call = (name: string, ...values: number[]): number => {
    const result = hb[name]?.(...values);
    if (result === 0 && name.endsWith('_or_fail')) throw new Error(`The font could not be cut: ${name} failed.`);
    return result ?? 0;
  };
  const start = call('malloc', font.byteLength);
  new Uint8Array(memory.buffer).set(font, start);
  const face = call('hb_face_create', call('hb_blob_create', start, font.byteLength, WRITABLE, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const features = call('hb_subset_input_set', input, LAYOUT_FEATURES);
  call('hb_set_clear', features);
  call('hb_set_invert', features);
  const keptGlyphs = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs) call('hb_set_add', keptGlyphs, glyph);
  const keptCharacters = call('hb_subset_input_unicode_set', input);
  for (const character of characters) call('hb_set_add', keptCharacters, character.codePointAt(0) ?? 0);
  const blob = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input));
  const from = call('hb_blob_get_data', blob, 0);
  return Buffer.from(memory.buffer.slice(from, from + call('hb_blob_get_length', blob)) as ArrayBuffer);
}

/** Starts a subsetter of its own for each font, so that nothing has to be freed. */
async function startSubsetter(): Promise<Subsetter> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize?.();
  return subsetter;
}
