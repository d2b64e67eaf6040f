import { isScalar, Scalar } from 'yaml';
import { foldText, isFoldable, LINE_CHARS } from './fold-text.ts';
import { columnOf } from './join-entries.ts';
import { INDENT_CHARS, type Manner, printFolded, printScalar } from './print-yaml.ts';
import type { SourceEntry } from './yaml-source.ts';

/**
 * Prints a new text, number or day in the place of an old one in block style, in the way that the old one is written: in
 * the same quotation marks, as a block, or over several lines. A text that no longer fits its line becomes a block.
 */
export function patchScalar(
  source: string,
  { span, mark, value, node }: SourceEntry,
  wanted: unknown,
  manner: Manner,
): string {
  if (!value || !isScalar(node)) throw new Error('There is no value to take the place of.');
  const old = source.slice(value.from, value.to);
  const indent = columnOf(source, mark);
  const printed = printScalar(wanted, node, indent, manner);
  if (typeof wanted !== 'string' || !isFoldable(wanted)) return printed;
  const oldLines = old.split('\n').map((line) => line.trim());
  if (node.type === Scalar.BLOCK_FOLDED) {
    const [header, ...lines] = oldLines;
    const inner = /\n( +)\S/.exec(old)?.[1]?.length ?? indent + INDENT_CHARS;
    return header === '>-' ? printFolded(wanted, lines, inner) : printed;
  }
  const column = columnOf(source, value.from);
  const isBelowKey = source.slice(mark, value.from).includes('\n');
  if (node.type === Scalar.PLAIN && printed === wanted && (isBelowKey || oldLines.length > 1)) {
    const inner = isBelowKey ? column : indent + INDENT_CHARS;
    const lines = foldText(wanted, oldLines, LINE_CHARS - inner);
    return lines.join(`\n${' '.repeat(inner)}`);
  }
  const isAlone = source.slice(value.to, span.to).trim() === '' && !isBelowKey;
  const room = Math.max(LINE_CHARS - column, old.length);
  const isTooLong = printed.length > room || printed.includes('\n');
  return isAlone && isTooLong ? printFolded(wanted, [], indent + INDENT_CHARS) : printed;
}
