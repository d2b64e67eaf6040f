import type { CDPSession, Page } from '@playwright/test';
import { type Clip, getContrast, type Picture, type Rgb, takePicture } from './picture.ts';

/** The least contrast between a focus ring and what is beside it (WCAG 2.2, 1.4.11). */
const MINIMUM = 3;
/** How far outside the focused element a ring may be, and how far its sides may bend, in px. */
const REACH = 24;
/** The places along a side where the ring is measured, as shares of its length, away from corners that may be round. */
const SHARES = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7];

/** How many elements with equal classes in one section are measured, because links of a list look alike. */
const ENOUGH_OF_A_KIND = 2;

type Stop = { name: string; kind: string; isInScope: boolean };
/** The outlines of each element and of what is drawn before and after it, as they were without the focus. */
type Outlines = WeakMap<Element, string>;
type Box = { left: number; top: number; right: number; bottom: number };

/**
 * Presses Tab until the focus comes back to where it has been, and lists the stops inside `scope` where the ring is
 * missing, cut off, covered or too pale. The ring is what changes when the focus's outlines and halos are taken away, so
 * it is measured as people see it.
 */
export async function findPoorRings(page: Page, scope: string): Promise<{ stops: number; poor: string[] }> {
  await page.evaluate(hideCaretAndPrepare);
  const outlines = await page.evaluateHandle((): Outlines => new WeakMap());
  await page.evaluate(markRings, outlines);
  const devtools = await page.context().newCDPSession(page);
  const seen = new Map<string, number>();
  const poor: string[] = [];
  let stops = 0;
  let departures = 0;
  while (departures < 2) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop, scope);
    if (stop === 'been there') break;
    if (stop === 'outside') departures += 1;
    // A date field has three stops, which count as one.
    if (stop === 'outside' || stop === 'still there' || !stop.isInScope) continue;
    const count = (seen.get(stop.kind) ?? 0) + 1;
    seen.set(stop.kind, count);
    if (count > ENOUGH_OF_A_KIND) continue;
    stops += 1;
    await page.evaluate(markRings, outlines);
    const faults = await judgeRing(page, devtools);
    if (faults.length) poor.push(`${stop.name}: ${faults.join(', ')}`);
  }
  return { stops, poor };
}

type Pictures = {
  /** The picture with the ring. */
  shown: Picture;
  /** The picture without it. */
  hidden: Picture;
  /** The boxes of the focused element in both pictures: more than one when it breaks over several lines. */
  fragments: Box[];
};

/** Lists the faults of the ring. A fault counts only if nothing moved while the pictures were taken. */
async function judgeRing(page: Page, devtools: CDPSession): Promise<string[]> {
  for (;;) {
    const { clip, fragments } = await page.evaluate(readClip, REACH);
    const shown = await takePicture(devtools, clip);
    await page.evaluate(() => document.documentElement.setAttribute('data-without-rings', ''));
    const hidden = await takePicture(devtools, clip);
    await page.evaluate(() => document.documentElement.removeAttribute('data-without-rings'));
    const faults = findRingFaults({ shown, hidden, fragments });
    if (faults.length === 0) return [];
    const again = await page.evaluate(readClip, REACH);
    if (shown.isSameAs(await takePicture(devtools, again.clip))) return faults;
  }
}

function hideCaretAndPrepare(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { caret-color: transparent !important }
    [data-without-rings] :focus, [data-without-rings] :focus::after { box-shadow: none !important }
    [data-without-rings] [data-ring], [data-without-rings] [data-ring]::before,
    [data-without-rings] [data-ring]::after {
      outline-color: transparent !important
    }`);
  document.adoptedStyleSheets.push(sheet);
  for (const stop of document.querySelectorAll('[data-was-focused]')) stop.removeAttribute('data-was-focused');
}

/** Describes the focused element, or says why it is no new stop. */
async function readStop(scope: string): Promise<Stop | 'outside' | 'still there' | 'been there'> {
  // After two frames, everything that opens or moves on focus has done so.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const focused = document.activeElement;
  const last = document.querySelector('[data-was-focused="just now"]');
  if (!focused || focused === document.body) return 'outside';
  if (focused === last) return 'still there';
  if (focused.hasAttribute('data-was-focused')) return 'been there';
  last?.setAttribute('data-was-focused', '');
  focused.setAttribute('data-was-focused', 'just now');
  // Browsers scroll to the line of the caret only, not to the whole textarea.
  if (focused instanceof HTMLTextAreaElement) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const words = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').replace(/\s+/g, ' ').trim();
  return {
    name: `${focused.localName} '${words.slice(0, 40)}'`,
    // A frame's own page draws the ring inside it.
    isInScope: focused.matches(scope) && !(focused instanceof HTMLIFrameElement),
    kind: [focused, focused.parentElement, focused.closest('section, header, footer, aside, dialog, main')]
      .map((element) => element?.className)
      .join(),
  };
}

/**
 * Marks what has a ring: an outline that it had not while the focus was elsewhere. An edge, or the frame of a chosen
 * card, is an outline too, and stays.
 */
function markRings(outlines: Outlines): void {
  for (const element of document.querySelectorAll('*')) {
    const drawn = [null, '::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .map(({ content, outlineStyle, outlineWidth, outlineColor, outlineOffset }, index) =>
        outlineStyle === 'none' || (index > 0 && content === 'none')
          ? ''
          : [outlineStyle, outlineWidth, outlineColor, outlineOffset].join(' '),
      );
    const outline = drawn.join();
    element.toggleAttribute('data-ring', drawn.some(Boolean) && outline !== outlines.get(element));
    if (!element.matches(':focus-within')) outlines.set(element, outline);
  }
}

/** Returns the part of the window with the focused element and its ring, and the element's boxes in it. */
function readClip(reach: number): { clip: Clip; fragments: Box[] } {
  const focused = document.activeElement ?? document.body;
  const lineage = [focused];
  for (let parent = focused.parentElement; parent; parent = parent.parentElement) {
    if (parent.hasAttribute('data-ring')) lineage.push(parent);
  }
  const boxes = lineage.map((element) => element.getBoundingClientRect());
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) - reach));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) - reach));
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right)) + reach));
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + reach));
  const clip = { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
  const fragments = [...focused.getClientRects()].map((box) => ({
    left: box.left - left,
    top: box.top - top,
    right: box.right - left,
    bottom: box.bottom - top,
  }));
  return { clip, fragments };
}

/** Lists the faults of the ring, which only the first picture shows. */
function findRingFaults({ shown, hidden, fragments }: Pictures): string[] {
  const isRing = (x: number, y: number) => {
    const [one, other] = [shown.getColor(x, y), hidden.getColor(x, y)];
    return one.some((value, channel) => Math.abs(value - (other[channel] ?? 0)) > 16);
  };
  const box = findBox(shown, isRing);
  if (!box) return ['no ring'];
  const isBroken = fragments.length > 1;
  // Between the end of one line and the beginning of the next there is nothing to put a ring around.
  const lines = isBroken ? fragments : [box];
  const across = lines.flatMap(({ left, right }) => SHARES.map((share) => Math.round(left + share * (right - left))));
  const down = lines.flatMap(({ top, bottom }) => SHARES.map((share) => Math.round(top + share * (bottom - top))));
  const height = box.bottom - box.top;
  const depth = isBroken ? Math.max(box.right - box.left, height) : REACH;
  const sides = [
    { name: 'top', places: across, toPoint: (x: number, deep: number) => [x, box.top + deep] as const },
    { name: 'bottom', places: across, toPoint: (x: number, deep: number) => [x, box.bottom - deep] as const },
    { name: 'left', places: down, toPoint: (y: number, deep: number) => [box.left + deep, y] as const },
    { name: 'right', places: down, toPoint: (y: number, deep: number) => [box.right - deep, y] as const },
  ];
  // A bar along the top of something large, instead of a ring, has only a top and a bottom.
  const judged = height < 8 ? sides.slice(0, 2) : sides;
  return judged.flatMap(({ name, places, toPoint }) => {
    const contrasts = places.map((along) => {
      let start = 0;
      while (start < depth && !isRing(...toPoint(along, start))) start += 1;
      if (start === depth) return 0;
      let end = start;
      while (end < start + REACH && isRing(...toPoint(along, end))) end += 1;
      const ring = Array.from({ length: end - start }, (_, index) => shown.getColor(...toPoint(along, start + index)));
      // Four pixels on each side, up to the height of a letter, because some may lie in a letter of the line beside it.
      const beside = [
        [start - 2, start - 5, start - 8, start - 12],
        [end + 1, end + 4, end + 7, end + 11],
      ];
      return Math.min(
        ...beside.map((grounds) => {
          const colors = grounds.map((deep) => shown.getColor(...toPoint(along, deep)));
          return getGreatestContrast(ring, [...ring, ...colors]);
        }),
      );
    });
    // Low values do not count: here and there a ring touches a letter of the text beside it.
    const usual = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length / 3)] ?? 0;
    return usual < MINIMUM ? [`${name} ${usual.toFixed(1)}`] : [];
  });
}

/**
 * Returns the greatest contrast of a color of the ring with another color of it, or with one beside it. A ring of two
 * such colors stands out on any ground.
 */
function getGreatestContrast(ring: Rgb[], colors: Rgb[]): number {
  return Math.max(...ring.flatMap((one) => colors.map((other) => getContrast(one, other))));
}

function findBox({ width, height }: Picture, isRing: (x: number, y: number) => boolean): Box | null {
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isRing(x, y)) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box.right < 0 ? null : box;
}
