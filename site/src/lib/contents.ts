import type { MarkdownHeading } from 'astro';
import type { ContentsItem } from '#components/reading/Contents.tsx';

/** The parts of a Markdown text: its second-level headings, which Astro has given their anchors. */
export function headingsToContents(headings: MarkdownHeading[]): ContentsItem[] {
  return headings.filter(({ depth }) => depth === 2).map(({ slug, text }) => ({ anchor: slug, label: text }));
}
