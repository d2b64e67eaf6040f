import type { SourceEntry, Span } from './yaml-source.ts';

/** An entry as it will stand: the old one that it was, if it was one, and its text. */
export type Piece = { was: SourceEntry | undefined; text: string };

/** Tells in which column of its line a place of the text is, from 0. */
export function columnOf(source: string, place: number): number {
  return place - (source.lastIndexOf('\n', place - 1) + 1);
}

/**
 * Joins entries in block style. Each is whole lines, but for the first of a group that begins behind a hyphen. Entries
 * that were all parted by an empty line are parted by one again.
 */
export function joinBlock(
  source: string,
  entries: readonly SourceEntry[],
  pieces: readonly Piece[],
  end: number,
): string {
  const [first, ...others] = entries;
  const start = first ? columnOf(source, first.span.from) : 0;
  const gaps = others.map(({ span }) => /^\s*\n/.exec(source.slice(span.from, span.to))?.[0] ?? '');
  const gap = gaps.every((blank) => blank !== '') ? (gaps[0] ?? '') : '';
  const lines = pieces.map(({ was, text }, index) => {
    const whole = text.endsWith('\n') ? text : `${text}\n`;
    if (index === 0) return was === first ? whole : whole.replace(/^(?:[ \t]*\n)+/, '').replace(leading(start), '');
    if (was === first) return gap + ' '.repeat(start) + whole;
    return was === undefined ? gap + whole : whole;
  });
  const joined = lines.join('');
  return source[end - 1] === '\n' ? joined : joined.replace(/\n$/, '');
}

/** Joins entries in flow style, `[a, b]` or `{ a: b }`. Each keeps what stood before it: a comma and often a line break. */
export function joinFlow(
  source: string,
  entries: readonly SourceEntry[],
  pieces: readonly Piece[],
  whole: Span,
): string {
  const ends = [whole.from, ...entries.map(({ span }) => span.to)];
  const [head = '', ...between] = ends.map((end, index) => source.slice(end, entries[index]?.span.from ?? whole.to));
  const tail = between.pop() ?? '';
  const joined = pieces.map(({ was, text }, index) => {
    const before = was && between[entries.indexOf(was) - 1];
    return index === 0 ? text : (before ?? ', ') + text;
  });
  return head + joined.join('') + tail;
}

function leading(columns: number): RegExp {
  return new RegExp(`^ {0,${columns}}`);
}
