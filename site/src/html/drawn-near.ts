import { createHash } from 'node:crypto';
import type { PageElement } from '@clinic/contract/html/page-tree.ts';
import { addStyle } from './head-styles.ts';

/** The attribute of a section that waits until it comes near the window. */
export const NEAR = 'data-near';

/** In px, of what a section contains, in windows of 360, 430, 767, 768 and 1280 px. */
export type SectionHeights = readonly [number, number, number, number, number];

/** `npm run bench -- section-heights` measures the heights and writes this file, by the name of the section's content. */
export const SECTION_HEIGHTS = new URL('../../section-heights.json', import.meta.url);

/**
 * Marks the sections after the first part of `<main>`, and the footer, with `data-near`, and gives each the height that
 * was measured for its content (`styles/compositions/drawn-near.css`). A section with other content keeps the usual
 * height until it is drawn. Islands are left as React knows them.
 */
export function markSections(page: PageElement, heights: Record<string, SectionHeights>): void {
  const [, ...parts] = page.find('main').parts;
  const footer = page.find('body').parts.filter(({ name }) => name === 'footer');
  const names = [...parts.flatMap(listOuterSections), ...footer].map((section) => {
    const name = nameContent(section);
    section.set(NEAR, name);
    return name;
  });
  addStyle(page, createRules([...new Set(names)].flatMap((name) => (heights[name] ? [[name, heights[name]]] : []))));
}

function listOuterSections(element: PageElement): PageElement[] {
  if (element.name === 'section') return [element];
  return element.name === 'astro-island' ? [] : element.parts.flatMap(listOuterSections);
}

/** Names a section by its words and elements, whatever the names of its classes and files, and the blanks between words. */
function nameContent(section: PageElement): string {
  const content = section
    .printContent()
    .replace(/<([\w/]+)[^>]*>/g, '<$1>')
    .replaceAll('\u00a0', ' ');
  return createHash('sha256').update(content).digest('base64url').slice(0, 4);
}

/**
 * Between two measured widths a height is as far between the two measured heights. Two lines meet at 430 px: the upper
 * one counts where text grows faster the narrower it is, and the lower one where pictures grow with the width.
 */
function createRules(measured: [name: string, heights: SectionHeights][]): string {
  const toRule = (name: string, height: string) => `[data-near="${name}"]{--near:${height}}`;
  const narrow = measured.map(([name, [phone, widePhone, tablet]]) => {
    const lines = [toLine([360, phone], [430, widePhone]), toLine([430, widePhone], [767, tablet])] as const;
    const [steep, flat] = lines;
    const heights = lines.map(({ start, slope }) => `${start}px${slope === 0 ? '' : ` + ${slope}vw`}`);
    return toRule(name, `${steep.slope < flat.slope ? 'max' : 'min'}(${heights.join(',')})`);
  });
  const wide = measured.map(([name, [, , , tablet, desk]]) => {
    const { start, slope } = toLine([768, tablet], [1280, desk]);
    return toRule(name, `calc(${start}px + ${slope}*min(1vw,12.8px))`);
  });
  return measured.length > 0 ? `${narrow.join('')}@media (min-width:768px){${wide.join('')}}` : '';
}

/**
 * Returns the straight line through the first point: its value at 0, and its slope for each hundredth of the window's
 * width. Whole numbers are near enough to the second point.
 */
function toLine([x1, y1]: [number, number], [x2, y2]: [number, number]) {
  const slope = Math.round((100 * (y2 - y1)) / (x2 - x1));
  return { start: Math.round(y1 - (slope * x1) / 100), slope };
}
