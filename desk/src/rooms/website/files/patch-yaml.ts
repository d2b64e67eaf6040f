import { isDeepStrictEqual } from 'node:util';
import { DAY_TAG, readContentText } from '@clinic/contract/content-file.ts';
import {
  type CST,
  type Document,
  isCollection,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { adoptDays } from './bare-days.ts';
import { columnOf, joinBlock, joinFlow, type Piece } from './join-entries.ts';
import { matchEntries } from './match-entries.ts';
import { patchScalar } from './patch-scalar.ts';
import { isGroup, type Manner, pickNodes, printEntry, printFlow } from './print-yaml.ts';
import { listSourceEntries, type SourceEntry, spanOf } from './yaml-source.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** The file that is patched, and how it is written. */
type Patched = { source: string; document: Document; manner: Manner };

/** A map or a list with its entries, and those of the same kind beside it, after which new entries are written. */
type Group = { node: YAMLMap | YAMLSeq; entries: readonly SourceEntry[]; beside: readonly Node[] };

/**
 * Returns the text of a YAML file with other values. Only what changed is written anew: comments, order, quotation marks,
 * empty lines and the style of everything else stay, as do a byte order mark and the ends of lines. Entries of lists take
 * their old text along (`matchEntries`). A text such as `2026-05-14` stays bare where the file has a bare day.
 *
 * @throws when the file is not valid YAML, has no fields, or would read differently from what is wanted: it has an
 * anchor, for example, whose value stands in two places
 */
export function patchYaml(given: string, wanted: unknown): string {
  const mark = given.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const isWindows = given.includes('\r\n') && !/(?<!\r)\n/.test(given);
  const source = isWindows ? given.slice(mark.length).replaceAll('\r\n', '\n') : given.slice(mark.length);
  const old = readFields(source);
  const next = adoptDays(wanted, [old]);
  if (isDeepStrictEqual(old, next)) return given;
  const text = patchText(source, next);
  if (!isDeepStrictEqual(readFields(text), next))
    throw new Error('The new text reads differently from what is wanted.');
  return mark + (isWindows ? text.replaceAll('\n', '\r\n') : text);
}

function readFields(yaml: string): unknown {
  const content = readContentText('fields.yaml', yaml);
  if ('mistake' in content) throw new Error(content.mistake);
  return content.fields;
}

function patchText(source: string, wanted: unknown): string {
  const document = parseDocument(source, { customTags: [DAY_TAG], keepSourceTokens: true });
  const root = document.contents ?? undefined;
  const count = (pattern: RegExp) => source.match(pattern)?.length ?? 0;
  const file = { source, document, manner: { singleQuote: count(/[:-] '/g) >= count(/[:-] "/g) } };
  if (!isCollection(root) || !staysInPlace(root, wanted)) throw new Error('There are no fields to change.');
  const { from, to } = spanOf(source, root.srcToken as CST.Token);
  return source.slice(0, from) + patchGroup(file, root as YAMLMap, wanted as object, []) + source.slice(to);
}

/** Whether a value can be patched within the old one; otherwise its entry is printed anew. */
function staysInPlace(node: Node | undefined, wanted: unknown): boolean {
  if (!node?.srcToken) return false;
  if (!isCollection(node)) return isScalar(node) && !isGroup(wanted);
  if (!isGroup(wanted) || isSeq(node) !== Array.isArray(wanted)) return false;
  return node.items.length > 0 && Object.keys(wanted).length > 0;
}

function patchGroup(file: Patched, node: YAMLMap | YAMLSeq, wanted: object, beside: readonly Node[]): string {
  const { entries, end } = listSourceEntries(file.source, node);
  const group = { node, entries, beside };
  const pieces = Array.isArray(wanted) ? patchList(file, group, wanted) : patchMap(file, group, wanted);
  const span = spanOf(file.source, node.srcToken as CST.Token);
  if (node.flow) return joinFlow(file.source, entries, pieces, span);
  return joinBlock(file.source, entries, pieces, end) + file.source.slice(end, span.to);
}

function patchList(file: Patched, group: Group, wanted: readonly unknown[]): Piece[] {
  const olds = group.entries.map((entry) => readValue(file, entry));
  const beside = group.entries.flatMap(({ node }) => node ?? []);
  const matches = matchEntries(olds, wanted);
  return wanted.map((value, index) =>
    patchEntry(file, group, group.entries[matches[index] ?? -1], null, value, beside),
  );
}

/** Fields keep the order of the file; a new one stands behind the field that is before it in the wanted order. */
function patchMap(file: Patched, group: Group, wanted: object): Piece[] {
  const values = new Map(Object.entries(wanted));
  const names = group.entries.map(({ key }) => key).filter((name) => values.has(name));
  for (const [index, name] of [...values.keys()].entries()) {
    if (!names.includes(name)) names.splice(names.indexOf([...values.keys()][index - 1] ?? '') + 1, 0, name);
  }
  const beside = [group.node, ...group.beside];
  return names.map((name) => {
    const was = group.entries.find(({ key }) => key === name);
    return patchEntry(file, group, was, name, values.get(name), pickNodes(beside, name));
  });
}

/** Writes one entry: as it stands, with its value patched, or, where it is new or of another kind, printed anew. */
function patchEntry(
  file: Patched,
  group: Group,
  was: SourceEntry | undefined,
  key: string | null,
  value: unknown,
  beside: readonly Node[],
): Piece {
  const { source } = file;
  if (!was) return { was, text: printAnew(file, group, key, value, beside) };
  const { span, mark, node } = was;
  if (isDeepStrictEqual(readValue(file, was), value)) return { was, text: source.slice(span.from, span.to) };
  if (!was.value || !staysInPlace(node, value)) {
    const anew = printAnew(file, group, key, value, node ? [node, ...beside] : beside);
    return { was, text: source.slice(span.from, mark) + anew.trimStart() };
  }
  const patched = isCollection(node)
    ? patchGroup(file, node as YAMLMap, value as object, beside)
    : patchLeaf(file, group, was, value);
  return { was, text: source.slice(span.from, was.value.from) + patched + source.slice(was.value.to, span.to) };
}

function patchLeaf({ source, manner }: Patched, { node }: Group, was: SourceEntry, value: unknown): string {
  return node.flow ? printFlow(value, was.node, manner) : patchScalar(source, was, value, manner);
}

function printAnew(file: Patched, group: Group, key: string | null, value: unknown, beside: readonly Node[]): string {
  const { source, manner } = file;
  if (group.node.flow) {
    const name = key === null ? '' : `${printFlow(key, undefined, manner)}: `;
    return name + printFlow(value, beside[0], manner);
  }
  const indent = columnOf(source, group.entries[0]?.mark ?? 0);
  return ' '.repeat(indent) + printEntry(key, value, indent, beside, manner);
}

function readValue({ document }: Patched, { node }: SourceEntry): unknown {
  return node?.toJS(document) ?? null;
}
