import type { MarkdownHeading } from 'astro';

export type ContentsItem = { anchor: string; label: string };

/** Creates the table of contents of a Markdown text: its second-level headings with their anchors. */
export function headingsToContents(headings: MarkdownHeading[]): ContentsItem[] {
  return headings.filter(({ depth }) => depth === 2).map(({ slug, text }) => ({ anchor: slug, label: text }));
}
