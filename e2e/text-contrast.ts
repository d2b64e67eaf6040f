import type { Page } from '@playwright/test';
import { layDownPhoneBar } from './phone-bar.ts';
import { type Clip, getContrast, type Picture, type Rgb, takePicture } from './picture.ts';

/** The least contrast of text to its background, and of large text (WCAG 2.2, 1.4.6). */
const MINIMUM = 7;
const MINIMUM_LARGE = 4.5;
/** The share of a line's background that may have less contrast, such as the round corners of a button. */
const EDGE = 0.02;
/** The line below a link begins a little before the link, under the last letter of the words before it. */
const OVERHANG_PX = 2;

type Line = {
  words: string;
  color: Rgb;
  alpha: number;
  isLarge: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
};

/**
 * Finds the lines of text inside `scope` with too little contrast to their background. It measures the background in a
 * picture of the page with transparent text, so the background may be a color, a gradient or a picture.
 */
export async function findPaleText(page: Page, scope = 'body'): Promise<string[]> {
  await layDownPhoneBar(page);
  const lines = await page.evaluate(readLines, scope);
  if (lines.length === 0) throw new Error(`No words are shown in ${scope}.`);
  await page.evaluate(hideText);
  const devtools = await page.context().newCDPSession(page);
  const clip = frame(lines, await page.evaluate(() => document.documentElement.clientWidth));
  const ground = await takePicture(devtools, clip, { isBeyondWindow: !(await page.evaluate(isInWindow, clip)) });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await devtools.detach();
  return lines.flatMap((line) => {
    const contrast = measure({ ...line, x: line.x - clip.x, y: line.y - clip.y }, ground);
    return contrast < (line.isLarge ? MINIMUM_LARGE : MINIMUM) ? [`${contrast.toFixed(2)} ${line.words}`] : [];
  });
}

/** Returns the part of the page that holds all lines, in whole pixels. */
function frame(lines: Line[], pageWidth: number): Clip {
  const x = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.x))));
  const y = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.y))));
  const right = Math.min(pageWidth, Math.ceil(Math.max(...lines.map((line) => line.x + line.width))));
  const bottom = Math.ceil(Math.max(...lines.map((line) => line.y + line.height)));
  return { x, y, width: right - x, height: bottom - y };
}

function isInWindow({ x, y, width, height }: Clip): boolean {
  return x >= scrollX && y >= scrollY && x + width <= scrollX + innerWidth && y + height <= scrollY + innerHeight;
}

function hideText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after, ::placeholder, ::marker {
      color: transparent !important;
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
      text-shadow: none !important;
      transition: none !important;
    }
    /* Its stroke stays: it is the ground of the letters. */
    text { fill: transparent !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Reads the visible lines of text and placeholders, without disabled controls, skip links and options. */
function readLines(scope: string): Line[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const toRgba = (color: string) => {
    if (!canvas) throw new Error('There is no canvas.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
  };
  const getOpacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * getOpacity(element.parentElement) : 1;
  const getShown = (box: DOMRect, element: Element) => {
    let { left, top, right, bottom } = box;
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflow === 'visible' || parent === document.body) continue;
      const frame = parent.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
  };
  const getInside = (field: Element) => {
    const { left, top } = field.getBoundingClientRect();
    return new DOMRect(left + field.clientLeft, top + field.clientTop, field.clientWidth, field.clientHeight);
  };
  const lines: Line[] = [];
  const add = (words: string, element: Element, boxes: Iterable<DOMRect>, part?: string) => {
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element, part);
    const [red, green, blue, alpha] = toRgba(element instanceof SVGElement ? fill : color);
    const size = Number.parseFloat(fontSize);
    for (const box of boxes) {
      const shown = getShown(box, element);
      // A strip that scrolls may show only the edge of a word.
      if (shown.width < box.width / 2 || shown.height < box.height / 2) continue;
      lines.push({
        ...shown,
        words: `${words.replace(/\s+/g, ' ').trim().slice(0, 40)} (${element.className || element.parentElement?.className})`,
        color: [red, green, blue],
        alpha: (alpha / 255) * getOpacity(element),
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      });
    }
  };
  for (const root of document.querySelectorAll(scope)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const words = walker.currentNode.textContent ?? '';
      if (!element || !words.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (element.closest('.visually-hidden, .skip-link, :disabled, [aria-disabled="true"], noscript, option'))
        continue;
      // A drawing that readers skip is an ornament. A full stop is read without being seen.
      if (element.closest('svg[aria-hidden="true"]') || !/[\p{L}\p{N}]/u.test(words)) continue;
      // Without the spaces around the words, under which the line of a link may lie.
      const range = document.createRange();
      range.setStart(walker.currentNode, words.length - words.trimStart().length);
      range.setEnd(walker.currentNode, words.trimEnd().length);
      add(words, element, range.getClientRects());
    }
    for (const field of root.querySelectorAll('input, textarea, select')) {
      if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (field.closest('.visually-hidden, :disabled') || getOpacity(field) === 0) continue;
      if (!(field instanceof HTMLSelectElement) && (field as HTMLInputElement).placeholder)
        add((field as HTMLInputElement).placeholder, field, [getInside(field)], '::placeholder');
    }
  }
  return lines;
}

/** Returns the least contrast of a line to its background, leaving out the share `EDGE`. */
function measure({ color, alpha, x, y, width, height }: Line, ground: Picture): number {
  const contrasts: number[] = [];
  const [right, bottom] = [Math.min(ground.width, x + width - OVERHANG_PX), Math.min(ground.height, y + height)];
  const step = width * height > 4000 ? 2 : 1;
  for (let row = Math.max(0, Math.ceil(y)); row < Math.floor(bottom); row += step) {
    for (let column = Math.max(0, Math.ceil(x + OVERHANG_PX)); column < Math.floor(right); column += step) {
      const behind = ground.getColor(column, row);
      const seen = color.map((value, channel) => value * alpha + (behind[channel] ?? 0) * (1 - alpha)) as Rgb;
      contrasts.push(getContrast(seen, behind));
    }
  }
  return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * EDGE)] ?? 21;
}
