/** Lines of `content/` end before this column. */
export const LINE_CHARS = 120;
/** A block is not wrapped narrower than this, however short its lines are. */
const NARROWEST_CHARS = 80;

const UNFOLDABLE = /^\s|\s$|[ \t]\n|\n[ \t]| {2}|[^\P{C}\n]/u;

/** Whether folding keeps a text: its single spaces may become line breaks, and no line begins with a space. */
export function isFoldable(text: string): boolean {
  return text !== '' && !UNFOLDABLE.test(text);
}

/**
 * Wraps a text as YAML folds it: a line break of the text becomes an empty line. Old lines stay as far as their words
 * do, so that a difference shows what was written anew and not what was wrapped anew.
 *
 * @param widthChars how long a line may be where the old lines tell no width
 */
export function foldText(text: string, oldLines: readonly string[], widthChars: number): string[] {
  const longest = Math.max(...oldLines.map(({ length }) => length), NARROWEST_CHARS);
  const width = oldLines.length > 1 ? longest : widthChars;
  const oldParagraphs = oldLines
    .join('\n')
    .split(/\n{2,}/)
    .map((lines) => lines.split('\n'));
  return text
    .split(/(\n+)/)
    .map((part, index) => {
      if (index % 2 === 1) return `${part}\n`;
      const same = oldParagraphs.find((lines) => lines.join(' ') === part);
      return same?.join('\n') ?? wrapAnew(part, oldParagraphs[index / 2] ?? [], width).join('\n');
    })
    .join('')
    .split('\n');
}

function wrapAnew(text: string, old: readonly string[], width: number): string[] {
  let middle = text;
  let first = 0;
  // The last old line is not kept here: what follows it belongs on it.
  while (first < old.length - 1 && middle.startsWith(`${old[first]} `)) {
    middle = middle.slice(`${old[first]} `.length);
    first++;
  }
  let last = old.length;
  while (last > first && middle.endsWith(` ${old[last - 1]}`)) {
    middle = middle.slice(0, -` ${old[last - 1]}`.length);
    last--;
  }
  let lines = wrap(middle, width);
  // A line that runs over takes in the lines that follow, until the rest has its old place.
  while (lines.length > last - first && last < old.length) {
    middle += ` ${old[last]}`;
    last++;
    lines = wrap(middle, width);
  }
  return [...old.slice(0, first), ...lines, ...old.slice(last)];
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
