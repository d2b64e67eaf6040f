// Places in the text of a YAML file, from the tokens of its parser.
import { CST, isPair, isScalar, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';

/** From where to where a part stands in the text. */
export type Span = { from: number; to: number };

/** An entry of a map or a list: where it stands, with what belongs to it, and where its value does. */
export type SourceEntry = {
  /** For block style from the comments above it to the end of its last line; for flow style without commas. */
  span: Span;
  /** The place at which its key or its hyphen begins. */
  mark: number;
  /** Absent when the value is left out, as in `key:` */
  value: Span | undefined;
  key: string;
  node: Node | undefined;
};

/** Finds where a node stands: block style in whole lines, all other without what follows on the line. */
export function spanOf(source: string, token: CST.Token): Span {
  if (token.type === 'block-map' || token.type === 'block-seq') {
    const from = startOf(token) - countOwnComment(source, token);
    return { from, to: startOf(token) + CST.stringify(token).length };
  }
  const from = token.offset;
  if (token.type === 'flow-collection') {
    const end = token.end.find(({ type }) => type === 'flow-seq-end' || type === 'flow-map-end');
    return { from, to: end ? end.offset + end.source.length : from };
  }
  const text = token.type === 'block-scalar' ? CST.stringify(token).replace(/\r?\n$/, '') : '';
  return { from, to: from + (text || ('source' in token ? token.source : '')).length };
}

/** Lists the entries of a map or a list; `end` is where the last one ends, and comments below all of them begin. */
export function listSourceEntries(source: string, node: YAMLMap | YAMLSeq): { entries: SourceEntry[]; end: number } {
  const token = node.srcToken as CST.BlockMap | CST.BlockSequence | CST.FlowCollection;
  const items = listItems(token);
  const whole = spanOf(source, token);
  const below = token.items.at(-1)?.start[0];
  const end = items.length < token.items.length && below ? below.offset : whole.to;
  const entries = items.map((item, index): SourceEntry => {
    const part = node.items[index] as Node | Pair<Node, Node | null>;
    const value = item.value && spanOf(source, item.value);
    const mark = markOf(item);
    const next = items[index + 1];
    const from = index === 0 ? whole.from : startOfItem(item);
    const span =
      token.type === 'flow-collection'
        ? { from: mark, to: value?.to ?? endOfKey(source, item) }
        : { from, to: next ? startOfItem(next) : end };
    if (!isPair(part)) return { span, mark, value, key: String(index), node: part };
    return { span, mark, value, key: isScalar(part.key) ? String(part.key.value) : '', node: part.value ?? undefined };
  });
  return { entries, end };
}

/**
 * Counts the characters of the comment above the first entry, if it is about that entry. It is about the whole group
 * where no other entry has one, or where it stands apart.
 */
function countOwnComment(source: string, token: CST.BlockMap | CST.BlockSequence): number {
  const [first, ...others] = listItems(token);
  const isCommented = others.some((item) => source.slice(startOfItem(item), markOf(item)).includes('#'));
  if (!first || !isCommented) return 0;
  const before = source.slice(0, startOfItem(first));
  return /(?<=^|\n)( *)#[^\n]*\n(?:\1#[^\n]*\n)*\1$/.exec(before)?.[0].length ?? 0;
}

/** The items that are entries: others are only the comments below the last entry, or a comma that nothing follows. */
function listItems(token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection): CST.CollectionItem[] {
  return (token.items as CST.CollectionItem[]).filter(
    ({ start, key, sep, value }) => key || sep || value || start.some(({ type }) => type === 'seq-item-ind'),
  );
}

function startOf(token: CST.Token): number {
  const [item] = token.type === 'block-map' || token.type === 'block-seq' ? token.items : [];
  return item ? startOfItem(item) : token.offset;
}

function startOfItem({ start, key, sep, value }: CST.CollectionItem): number {
  const [token] = [...start, key, ...(sep ?? []), value].filter((part) => part != null);
  return token ? startOf(token) : 0;
}

function markOf({ start, key, sep, value }: CST.CollectionItem): number {
  const hyphen = start.find(({ type }) => type === 'seq-item-ind');
  const token = hyphen ?? key ?? sep?.[0] ?? value;
  return token ? startOf(token) : 0;
}

function endOfKey(source: string, { key, sep }: CST.CollectionItem): number {
  const colon = sep?.find(({ type }) => type === 'map-value-ind');
  if (colon) return colon.offset + colon.source.length;
  return key ? spanOf(source, key).to : 0;
}
