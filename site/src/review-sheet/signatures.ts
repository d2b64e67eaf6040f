import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import type { LanguageCode } from '@clinic/contract/languages.ts';
import type { TextToSign } from './texts-to-sign.ts';

/** Which texts doctors have signed; no page shows it. */
export const SIGNATURES_FILE = 'signatures.yaml';

const HEAD = `# The texts that doctors have signed, each by a fingerprint of its words: \`npm run check:words -- --signed\` adds to
# this file (docs/make-it-yours.md, "Let a doctor sign the texts"). A text that changes is no longer signed.
`;

/** `texts` holds the fingerprint of each text by its place: `signs/black-stool.yaml#say`. */
export type Signature = { by: string; on: Date; language: LanguageCode; texts: Record<string, string> };

/** The state of a text: signed in its present words, in other words, or never. */
export type SignedState = 'signed' | 'changed' | 'new';

/** Reads the signatures below the texts of a language, in the order in which they were given. */
export function readSignatures(contentDir: string, language: LanguageCode): Signature[] {
  const path = join(contentDir, SIGNATURES_FILE);
  if (!existsSync(path)) return [];
  const content = readContentFile(path);
  if ('mistake' in content) throw new Error(`content/${SIGNATURES_FILE}: ${content.mistake}`);
  return ((content.fields ?? []) as Signature[]).filter((signature) => signature.language === language);
}

/** Writes a signature below the earlier ones. */
export function addSignature(contentDir: string, { by, on, language, texts }: Signature): void {
  const path = join(contentDir, SIGNATURES_FILE);
  if (!existsSync(path)) writeFileSync(path, HEAD);
  const lines = Object.entries(texts).map(([place, hash]) => `    "${place}": "${hash}"\n`);
  const day = on.toISOString().slice(0, 10);
  appendFileSync(path, `\n- by: ${by}\n  on: ${day}\n  language: ${language}\n  texts:\n${lines.join('')}`);
}

/** The place of a text in `signatures.yaml` and on a sheet. */
export function toSignedPlace({ file, field }: Pick<TextToSign, 'file' | 'field'>): string {
  return `${file}#${field}`;
}

/** Returns a function that tells the state of a text. A text that moves within its file stays signed. */
export function createStateFinder(signatures: Signature[]): (text: TextToSign) => SignedState {
  const places = new Set(signatures.flatMap(({ texts }) => Object.keys(texts)));
  const signed = new Set(
    signatures.flatMap(({ texts }) =>
      Object.entries(texts).map(([place, hash]) => `${place.slice(0, place.indexOf('#'))} ${hash}`),
    ),
  );
  return (text) => {
    if (signed.has(`${text.file} ${text.hash}`)) return 'signed';
    return places.has(toSignedPlace(text)) ? 'changed' : 'new';
  };
}
