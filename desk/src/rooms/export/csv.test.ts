import { spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { HARMLESS_STRINGS } from '@clinic/api/test/appointments/hostile-strings.ts';
import { createSqlite } from '@clinic/api/test/databases.ts';
import { expect, test } from 'vitest';
import { openForOwner } from '#test/people/owner-desk.ts';
import { writeCsv } from './csv.ts';

/** Another program's reader of RFC 4180. It answers the rows as JSON. */
const READER = `import csv, io, json, sys
text = io.TextIOWrapper(sys.stdin.buffer, 'utf-8-sig', newline='')
json.dump(list(csv.reader(text, strict=True)), sys.stdout)`;

const LINE_BREAKS = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
const FORMULAS = [
  ...['=', '+', '-', '@', '＝', '＋', '－', '＠', '−', ' =', '\u00a0=', '\u200b=', '\ufeff@', '\t', ' \t'].map(
    (start) => `${start}1+1`,
  ),
  '=HYPERLINK("http://evil.example","Bill")',
  '=cmd|" /C calc"!A0',
];
const HOSTILE = [
  ...HARMLESS_STRINGS,
  ...FORMULAS,
  ...[...LINE_BREAKS, ';'].flatMap((end) => FORMULAS.map((formula) => `plain${end}${formula}`)),
  ...LINE_BREAKS.map((end) => `${end}a ","${end}${end}=1+1${end}"`),
  '"',
  '""\n,',
  ',\r\n,',
];

/** Says in other words what the file does to a text. */
const toHarmless = (cell: string) =>
  cell
    .split(/(\r\n|[\n\r\v\f\u0085\u2028\u2029;])/)
    .map((part) => (/^[\s\u200b\ufeff]*[=+@＝＋－＠−-]|^[ \u00a0]*\t/.test(part) ? `'${part}` : part))
    .join('');

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)(
  'an owner who opens the file elsewhere reads one row for each appointment, and no line of a cell is a formula',
  async () => {
    const { book, readRow, options } = await openForOwner(await createSqlite());
    const row = { ...(await readRow(await book())), bookedBy: 'patient' };
    const rows = HOSTILE.map((words) => ({ ...row, name: words, message: words, cancel_reason: words }));
    const csv = writeCsv(Readable.from([rows]), options);
    const { stdout, stderr } = spawnSync('python3', ['-c', READER], { input: await text(csv), encoding: 'utf8' });
    expect(stderr).toBe('');
    const [header, ...read] = JSON.parse(stdout) as string[][];
    const columns = ['Name', 'Note', 'Reason for cancelling'].map((name) => header?.indexOf(name) ?? -1);
    expect(read.map((cells) => columns.map((index) => cells[index]))).toEqual(
      HOSTILE.map((words) => Array(3).fill(toHarmless(words))),
    );
  },
);
