/** Begins an entry of a list. */
const ENTRY = /^\s*(?:[-*]|\d+\.)\s/;
const HEADING = /^#+\s/;

/**
 * Copies a Markdown text, each heading, paragraph and entry of a list as `change` returns it. A block is handed over as
 * one line, whatever its line breaks, so that wrapping a paragraph again keeps its translation.
 */
export function mapBlocks(markdown: string, change: (block: string) => string): string {
  return markdown
    .split(/\n\s*\n/)
    .map((paragraph) => splitBlocks(paragraph).map(change).join('\n'))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function splitBlocks(paragraph: string): string[] {
  const blocks: string[] = [];
  for (const line of paragraph.split('\n').filter((text) => text.trim() !== '')) {
    const last = blocks.at(-1);
    if (last === undefined || ENTRY.test(line) || HEADING.test(line) || HEADING.test(last)) blocks.push(line.trim());
    else blocks[blocks.length - 1] = `${last} ${line.trim()}`;
  }
  return blocks;
}
