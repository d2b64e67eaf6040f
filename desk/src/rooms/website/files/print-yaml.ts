// Values that are written anew into a YAML file, in the manner of those that stand beside them.
import { DAY_TAG } from '@clinic/contract/content-file.ts';
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Scalar,
  type ScalarTag,
  visit,
  YAMLSeq,
} from 'yaml';
import { foldText, isFoldable, LINE_CHARS } from './fold-text.ts';

export const INDENT_CHARS = 2;

/** Writes a day as it was read, without quotation marks. */
const WRITTEN_DAY: ScalarTag = {
  ...DAY_TAG,
  identify: (value) => value instanceof Date,
  stringify: ({ value }) => (value as Date).toISOString().slice(0, 'YYYY-MM-DD'.length),
};

const ON_ONE_LINE = {
  lineWidth: 0,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  flowCollectionPadding: false,
};

/** How a file is written. */
export type Manner = { singleQuote: boolean };

/**
 * Prints an entry of a map (`key: …`) or, without a key, of a list (`- …`), with a line break at its end and without the
 * indentation of its first line.
 *
 * @param examples what stands beside it under the same name: a list in brackets makes this one a list in brackets
 */
export function printEntry(
  key: string | null,
  value: unknown,
  indent: number,
  examples: readonly Node[],
  manner: Manner,
): string {
  const mark = key === null ? '-' : `${printFlow(key, undefined, manner)}:`;
  if (!isGroup(value) || isEmpty(value) || examples.some((node) => isCollection(node) && node.flow)) {
    const room = LINE_CHARS - indent - `${mark} `.length;
    return `${mark} ${printLeaf(value, indent, room, examples[0], manner)}\n`;
  }
  const inner = indent + INDENT_CHARS;
  const lines = Array.isArray(value)
    ? value.map((entry) => printEntry(null, entry, inner, listEntries(examples), manner))
    : Object.entries(value).map(([name, entry]) => printEntry(name, entry, inner, pickNodes(examples, name), manner));
  const block = lines.map((line) => ' '.repeat(inner) + line).join('');
  return key === null ? `- ${block.trimStart()}` : `${mark}\n${block}`;
}

/** Prints a text, number, day or a list in brackets behind a mark; lines that follow are indented below `indent`. */
function printLeaf(value: unknown, indent: number, room: number, example: Node | undefined, manner: Manner): string {
  const isFolded = isScalar(example) && example.type === Scalar.BLOCK_FOLDED;
  const plain = isGroup(value) ? printFlow(value, undefined, manner) : printScalar(value, example, indent, manner);
  const isText = typeof value === 'string' && isFoldable(value);
  if (!isText || (!isFolded && plain.length <= room && !plain.includes('\n'))) return plain;
  return printFolded(value, [], indent + INDENT_CHARS);
}

/** Prints a text as a block `>-`, whose lines begin in column `indent`; old lines stay where they can. */
export function printFolded(text: string, oldLines: readonly string[], indent: number): string {
  const lines = foldText(text, oldLines, LINE_CHARS - indent);
  return ['>-', ...lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line))].join('\n');
}

/** Prints a text, number, day or nothing in the manner of its example, whose quotation marks it takes. */
export function printScalar(value: unknown, example: Node | undefined, indent: number, manner: Manner): string {
  const scalar = new Scalar(value);
  const isLike = isScalar(example) && typeof example.value === 'string' && example.type !== Scalar.BLOCK_FOLDED;
  if (isLike && typeof value === 'string') scalar.type = example.type as Scalar.Type;
  const [first = '', ...others] = print({ a: scalar }, manner).slice('a: '.length).replace(/\n$/, '').split('\n');
  return [first, ...others.map((line) => (line === '' ? '' : ' '.repeat(indent) + line))].join('\n');
}

/** Prints a value on one line, as it stands between brackets. */
export function printFlow(value: unknown, example: Node | undefined, manner: Manner): string {
  const list = new YAMLSeq();
  list.flow = true;
  const node = isGroup(value) ? new Document(value, { customTags: [WRITTEN_DAY] }).contents : new Scalar(value);
  if (isCollection(node)) node.flow = true;
  if (isScalar(node) && typeof value === 'string' && isScalar(example)) node.type = example.type as Scalar.Type;
  visit(node, (_key, part) => {
    // Only double quotation marks hold a line break on one line.
    if (isScalar(part) && String(part.value).includes('\n')) part.type = Scalar.QUOTE_DOUBLE;
  });
  list.items.push(node);
  return print(list, manner).trim().slice('['.length, -']'.length);
}

function print(value: unknown, { singleQuote }: Manner): string {
  const document = new Document(value, { customTags: [WRITTEN_DAY] });
  return document.toString({ ...ON_ONE_LINE, singleQuote });
}

export function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

function listEntries(examples: readonly Node[]): Node[] {
  return examples.flatMap((node) => (isSeq(node) ? (node.items as Node[]) : []));
}

/** The values that these maps have under a name. */
export function pickNodes(examples: readonly Node[], name: string): Node[] {
  return examples.flatMap((node) => (isMap(node) ? ((node.get(name, true) as Node | undefined) ?? []) : []));
}
