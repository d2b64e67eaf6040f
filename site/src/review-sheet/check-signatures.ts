// Writes sheets of medical texts for a doctor's signature, or takes a signed one back into the content.
// `--for-review [--out FOLDER]`, or `--signed NAME YYYY-MM-DD FILE`.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findContentDir } from '@clinic/contract/content-dir.mjs';
import { ENGLISH, LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import { prepareSheet } from './prepare-sheet.ts';
import { takeSignature } from './take-signature.ts';

const CONTENT = findContentDir(process.env);

const USAGE = `Write one of:
npm run check:words -- --for-review [--out data/review]
npm run check:words -- --signed "Dr. Asha Rao" 2026-11-20 data/review/hi.html
`;

process.exitCode = await start();

async function start(): Promise<number> {
  const { values, positionals } = readArguments();
  if (values['for-review'] && positionals.length === 0) return writeSheets(values.out);
  const [by, day, sheet, ...others] = positionals;
  if (!values.signed || by === undefined || !day || !sheet || others.length > 0) return fail(USAGE);
  const taken = takeSignature(CONTENT, { by, day, sheet, now: new Date() });
  if ('mistake' in taken) return fail(`${taken.mistake}\n`);
  say(`${by} has signed ${taken.count} texts. Whole files that now name the reviewer: ${taken.reviewed.length}`);
  for (const file of taken.reviewed) say(file);
  return taken.refused.length === 0 ? 0 : fail(`Not signed:\n${taken.refused.join('\n')}\n`);
}

async function writeSheets(folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGE_CODES.filter((code) => code === ENGLISH || existsSync(join(CONTENT, code)))) {
    const { html, words, later } = await prepareSheet(CONTENT, language);
    const path = join(folder, `${language}.html`);
    writeFileSync(path, html);
    say(`${path}: ${words} words; ${later} texts are left for the next sheets.`);
  }
  return 0;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'for-review': { type: 'boolean' },
        signed: { type: 'boolean' },
        out: { type: 'string', default: 'data/review' },
      },
    });
  } catch {
    return { values: { out: '' } as { out: string; signed?: boolean; 'for-review'?: boolean }, positionals: [] };
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(text: string): number {
  process.stderr.write(text);
  return 1;
}
