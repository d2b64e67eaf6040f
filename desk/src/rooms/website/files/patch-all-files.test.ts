/** @module-tag long */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFile, readContentText } from '@clinic/contract/content-file.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patchContentFile } from './patch-content-file.ts';

const CONTENT = join(import.meta.dirname, '../../../../../content');
const SEED = 20_261_130;
/** How many files are edited, each taken at random, with up to so many edits at once. */
const EDITED_FILES = 500;
const EDITS_MAX = 3;

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(yaml|md)$/.test(name))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(CONTENT, name), 'utf8') }));

type Holder = Record<string, unknown>;

/** Takes a number below a limit from those that fast-check has made. */
type Draw = (below: number) => number;

const TEXTS = [
  'A word',
  'Time: 9, or later # not before',
  'It\'s "quoted" - and *more*',
  '- 2026-05-14',
  '2026-05-14',
  'yes',
  '10',
  'नमस्ते, घर',
  'Two paragraphs.\n\nThe second one.',
  ' with spaces  around ',
  'A long text that does not fit on a line, because it says in very many words what few words would have said as well.',
];

function listHolders(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return [value as Holder, ...Object.values(value).flatMap(listHolders)];
}

const EDITS: ((holder: Holder, draw: Draw) => void)[] = [
  function changeText(holder, draw) {
    const names = Object.keys(holder).filter((name) => typeof holder[name] === 'string');
    const name = names[draw(names.length)];
    if (name !== undefined) holder[name] = TEXTS[draw(TEXTS.length)];
  },
  function growText(holder, draw) {
    const names = Object.keys(holder).filter((name) => typeof holder[name] === 'string');
    const name = names[draw(names.length)];
    if (name === undefined) return;
    const words = String(holder[name]).split(' ');
    holder[name] = words.toSpliced(draw(words.length), draw(2), 'another word').join(' ');
  },
  function addEntry(holder, draw) {
    if (!Array.isArray(holder) || holder.length === 0) return;
    const entry = holder[draw(holder.length)];
    holder.splice(
      draw(holder.length + 1),
      0,
      typeof entry === 'string' ? TEXTS[draw(TEXTS.length)] : structuredClone(entry),
    );
  },
  function addChangedEntry(holder, draw) {
    if (!Array.isArray(holder) || holder.length === 0) return;
    const entry = structuredClone(holder[draw(holder.length)]);
    for (const inner of listHolders(entry)) EDITS[0]?.(inner, draw);
    holder.splice(draw(holder.length + 1), 0, entry);
  },
  function removeEntry(holder, draw) {
    if (Array.isArray(holder)) holder.splice(draw(holder.length), 1);
  },
  function moveEntry(holder, draw) {
    if (Array.isArray(holder)) holder.splice(draw(holder.length), 0, ...holder.splice(draw(holder.length), 1));
  },
  function dropField(holder, draw) {
    const names = Object.keys(holder);
    if (!Array.isArray(holder) && names.length > 1) delete holder[names[draw(names.length)] ?? ''];
  },
  function addField(holder, draw) {
    if (Array.isArray(holder)) return;
    holder.added = [TEXTS[draw(TEXTS.length)], ['a', 'b: c'], { a: { b: [] } }, 12, true, null, new Date('2026-05-14')][
      draw(7)
    ];
  },
];

function readAgain(name: string, text: string): Exclude<ContentFile, { mistake: string }> {
  const content = readContentText(name, text);
  if ('mistake' in content) throw new Error(`${name}: ${content.mistake}`);
  return content;
}

test('every file of content stays byte for byte the same when nothing is changed', () => {
  expect(files.length).toBeGreaterThan(200);
  const changed = files.filter(({ name, text }) => patchContentFile(name, text, readAgain(name, text)) !== text);
  expect(changed.map(({ name }) => name)).toEqual([]);
});

test('every file of content gets back each byte when a field is added and dropped again', () => {
  const changed = files.filter(({ name, text }) => {
    const old = readAgain(name, text);
    const added = patchContentFile(name, text, { ...old, fields: { ...(old.fields as object), added: 'A text' } });
    return added === text || patchContentFile(name, added, old) !== text;
  });
  expect(changed.map(({ name }) => name)).toEqual([]);
});

describe('random edits', () => {
  const edits = fc.record({
    file: fc.nat(files.length - 1),
    draws: fc.infiniteStream(fc.nat()),
    kinds: fc.array(fc.nat(EDITS.length - 1), { minLength: 1, maxLength: EDITS_MAX }),
    isWindows: fc.boolean(),
  });

  test('of any file are read back as they were meant', () => {
    const property = fc.property(edits, ({ file, draws, kinds, isWindows }) => {
      const { name = '', text = '' } = files[file] ?? {};
      const given = isWindows ? `\uFEFF${text.replaceAll('\n', '\r\n')}` : text;
      const old = readAgain(name, text);
      const fields = structuredClone(old.fields);
      const draw: Draw = (below) => Number(draws.next().value) % Math.max(below, 1);
      for (const kind of kinds) {
        const holders = listHolders(fields);
        EDITS[kind]?.(holders[draw(holders.length)] ?? {}, draw);
      }
      const patched = patchContentFile(name, given, { fields, markdown: old.markdown });
      if (isWindows) expect(patched).toMatch(/^\uFEFF(?:[^\r\n]|\r\n)*$/);
      const again = readAgain(name, patched.replaceAll('\uFEFF', '').replaceAll('\r\n', '\n'));
      expect(again).toEqual({ fields, markdown: old.markdown });
    });
    fc.assert(property, { seed: SEED, numRuns: EDITED_FILES });
  });
});
