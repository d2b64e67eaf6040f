/** The tools that format a text in Markdown. */
export type TextTool = 'bold' | 'italic' | 'link' | 'heading' | 'list';

/** A part of a text, counted in letters from its start. Of an empty part both ends are the place of the cursor. */
export type TextRange = { from: number; to: number };

/** A change of a text: the part that goes, what stands there instead, and what is selected then. */
export type TextChange = TextRange & { text: string; selected: TextRange };

const STARS = { bold: '**', italic: '*' } as const;
const LINE_MARKS = { heading: '## ', list: '- ' } as const;
const LINE_MARK = /^(?:#{1,6}|[-*]|\d+\.) +/;
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/)\S+$/;

/** Makes the change that a tool makes to the selected part. Bold, italic, heading and list are taken back where they are. */
export function applyTool(tool: TextTool, text: string, selected: TextRange): TextChange {
  if (tool === 'link') return makeLink(text, trimRange(text, selected));
  if (tool === 'heading' || tool === 'list') return markLines(LINE_MARKS[tool], text, selected);
  return starWords(tool, text, trimRange(text, selected));
}

/** Leaves out spaces at both ends: stars beside a space mean nothing. */
function trimRange(text: string, { from, to }: TextRange): TextRange {
  const part = text.slice(from, to);
  const start = from + (part.trim() === '' ? 0 : part.length - part.trimStart().length);
  return { from: start, to: start + part.trim().length };
}

function starWords(tool: 'bold' | 'italic', text: string, range: TextRange): TextChange {
  const stars = STARS[tool];
  const { from, to } = leaveStars(text, range);
  const words = text.slice(from, to);
  const [before = ''] = /\**$/.exec(text.slice(0, from)) ?? [];
  const [after = ''] = /^\**/.exec(text.slice(to)) ?? [];
  const around = Math.min(before.length, after.length);
  const isThere = tool === 'bold' ? around >= stars.length : around % 2 === 1;
  if (isThere) {
    const start = from - stars.length;
    return { from: start, to: to + stars.length, text: words, selected: { from: start, to: start + words.length } };
  }
  // Stars hold for one paragraph.
  const starred = words.replaceAll(/\n\s*\n/g, (gap) => stars + gap + stars);
  const start = from + stars.length;
  return { from, to, text: stars + starred + stars, selected: { from: start, to: start + starred.length } };
}

/** Leaves out the stars that were selected with their words. */
function leaveStars(text: string, { from, to }: TextRange): TextRange {
  const [, before = '', after = ''] = /^(\**).*?(\**)$/s.exec(text.slice(from, to)) ?? [];
  const both = Math.min(before.length, after.length);
  return { from: from + both, to: to - both };
}

/** Makes a link of the selected words or address, and selects what is still to be written. */
function makeLink(text: string, { from, to }: TextRange): TextChange {
  const given = text.slice(from, to);
  const isAddress = ADDRESS.test(given);
  const [words, address] = isAddress ? ['words', given] : [given || 'words', '/address'];
  const start = from + 1;
  const addressStart = start + words.length + 2;
  const selected =
    given === '' || isAddress
      ? { from: start, to: start + words.length }
      : { from: addressStart, to: addressStart + address.length };
  return { from, to, text: `[${words}](${address})`, selected };
}

function markLines(mark: string, text: string, { from, to }: TextRange): TextChange {
  const start = text.slice(0, from).lastIndexOf('\n') + 1;
  const lastLetter = to > from && text[to - 1] === '\n' ? to - 1 : to;
  const end = text.indexOf('\n', lastLetter) < 0 ? text.length : text.indexOf('\n', lastLetter);
  const lines = text.slice(start, end).split('\n');
  const isThere = lines.every((line) => line === '' || line.startsWith(mark)) && lines.join('') !== '';
  const marked = lines.map((line) => {
    if (line === '' && lines.length > 1) return line;
    return (isThere ? '' : mark) + line.replace(LINE_MARK, '');
  });
  const written = marked.join('\n');
  const cursor = Math.max(start, from + written.length - (end - start));
  const selected = from === to ? { from: cursor, to: cursor } : { from: start, to: start + written.length };
  return { from: start, to: end, text: written, selected };
}
