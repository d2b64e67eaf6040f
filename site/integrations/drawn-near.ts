import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { ELEMENT_NODE, type ElementNode, type Node, parse } from 'ultrahtml';
import { rewritePages } from './built-files.ts';

/** In px, of what a section contains, in windows of 360, 430, 767, 768 and 1280 px. */
export type SectionHeights = readonly [number, number, number, number, number];

/** `npm run bench -- section-heights` measures the heights and writes this file, by the name of the section's content. */
export const SECTION_HEIGHTS = new URL('../section-heights.json', import.meta.url);

/**
 * Marks the sections below the first window with `data-near`, and gives each the height that was measured for its content
 * (`styles/compositions/drawn-near.css`). A section with other content keeps the usual height until it is drawn.
 */
export function drawnNear(): AstroIntegration {
  return {
    name: 'drawn-near',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const heights: Record<string, SectionHeights> = JSON.parse(readFileSync(SECTION_HEIGHTS, 'utf8'));
        await rewritePages(dir, (html) => markSections(html, heights));
      },
    },
  };
}

/** Marks the sections of a page after the first part of `<main>`, and its footer. Islands are left as React knows them. */
export function markSections(html: string, heights: Record<string, SectionHeights>): string {
  const body = findElement(parse(html), 'body');
  const [main, footer] = ['main', 'footer'].map((name) => body?.children.find((child) => isElement(child, name)));
  if (!main || !footer) return html;
  const [, ...parts] = listElements(main);
  const sections = [...parts.flatMap(listOuterSections), footer as ElementNode];
  const names = sections.map(({ loc: [open, close] }) => nameContent(html.slice(open.end, close.start)));
  const marked = sections.reduceRight(
    (page, { loc: [{ start }], name }, index) =>
      `${page.slice(0, start)}<${name} data-near="${names[index]}"${page.slice(start + name.length + 1)}`,
    html,
  );
  const rules = createRules([...new Set(names)].flatMap((name) => (heights[name] ? [[name, heights[name]]] : [])));
  return rules ? marked.replace('</head>', () => `<style>${rules}</style></head>`) : marked;
}

function listOuterSections(element: ElementNode): ElementNode[] {
  if (element.name === 'section') return [element];
  return element.name === 'astro-island' ? [] : listElements(element).flatMap(listOuterSections);
}

/** Names a section by its words and elements, whatever the names of its classes and files, and the blanks between words. */
function nameContent(html: string): string {
  const content = html.replace(/<([\w/]+)[^>]*>/g, '<$1>').replaceAll('\u00a0', ' ');
  return createHash('sha256').update(content).digest('base64url').slice(0, 6);
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
    const heights = lines.map(({ start, slope }) => `${start}px + ${slope}vw`);
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

function findElement(node: Node, name: string): ElementNode | undefined {
  if (isElement(node, name)) return node;
  for (const child of 'children' in node ? node.children : []) {
    const found = findElement(child, name);
    if (found) return found;
  }
  return undefined;
}

const isElement = (node: Node, name: string): node is ElementNode => node.type === ELEMENT_NODE && node.name === name;

const listElements = (node: Node): ElementNode[] =>
  'children' in node ? node.children.filter((child: Node): child is ElementNode => child.type === ELEMENT_NODE) : [];
