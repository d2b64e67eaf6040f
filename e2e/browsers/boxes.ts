/** The place of an element on a page, in CSS px from the upper left corner of the page. */
export type Box = { name: string; left: number; top: number; right: number; bottom: number };

/**
 * By how much the same box may differ across the page, in CSS px, because engines round the widths of letters. WebKitGTK
 * rounds each letter to a whole pixel, so its lines break elsewhere: there only what is missing or covered counts.
 */
export const TOLERANCES_PX = { chromium: 0, firefox: 6, webkit: Number.POSITIVE_INFINITY };

/** Boxes that overlap by less do not cover each other, in CSS px. */
const COVERED_FROM_PX = 6;

/**
 * Lists the headings, parts, buttons, links and pictures that are shown. Links inside sentences are left out, because
 * they stand where the lines break. It runs in the page.
 */
export function listBoxes(): Box[] {
  const parts = 'header, nav, main, aside, footer, section, form, dialog[open]';
  const things = 'h1, h2, h3, h4, a[href], button, summary, input, select, textarea, img, svg[role=img]';
  const visible = { visibilityProperty: true, opacityProperty: true };
  return [...document.querySelectorAll<HTMLElement>(`${parts}, ${things}`)].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    // The field that people must not see lies beside the window.
    const isHidden = !element.checkVisibility(visible) || right - left <= 1 || bottom - top <= 1 || right < 0;
    const around = element.parentElement?.textContent?.trim() ?? '';
    const isInSentence =
      getComputedStyle(element).display.startsWith('inline') && around !== element.textContent?.trim();
    if (isHidden || (isInSentence && element.localName === 'a' && element.closest('p, li'))) return [];
    if (element.closest('.visually-hidden, .skip-link')) return [];
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent ?? '';
    const name = `${element.localName} ${label.replace(/\s+/g, ' ').trim().slice(0, 40)}`;
    const at = { left: left + scrollX, right: right + scrollX, top: top + scrollY, bottom: bottom + scrollY };
    return [{ name, ...at }];
  });
}

/**
 * Compares the boxes of a page in two engines, and returns what a person would see: something is missing, is elsewhere
 * across the page, has another width, stands in another order, or covers something.
 */
export function compareBoxes(expected: Box[], found: Box[], tolerancePx: number): string[] {
  const names = (boxes: Box[]) => boxes.map(({ name }) => name);
  const missing = names(expected).filter((name) => !names(found).includes(name));
  const more = names(found).filter((name) => !names(expected).includes(name));
  if (missing.length + more.length > 0 || expected.length !== found.length) {
    return [...missing.map((name) => `missing: ${name}`), ...more.map((name) => `not in Chromium: ${name}`)];
  }
  return [...compareAcross(expected, found, tolerancePx), ...comparePlaces(expected, found, tolerancePx)];
}

function compareAcross(expected: Box[], found: Box[], tolerancePx: number): string[] {
  return expected.flatMap((one, index) => {
    const other = found[index] as Box;
    const isFar = (side: 'left' | 'right') => Math.abs(one[side] - other[side]) > tolerancePx;
    if (!isFar('left') && !isFar('right')) return [];
    return [`${one.name}: across ${toSpan(other)} px, in Chromium ${toSpan(one)} px`];
  });
}

const toSpan = ({ left, right }: Box) => `${Math.round(left)}–${Math.round(right)}`;

/** Compares each pair of boxes: whether one covers the other, and which is above or before the other. */
function comparePlaces(expected: Box[], found: Box[], tolerancePx: number): string[] {
  return expected.flatMap((one, i) =>
    expected.slice(i + 1).flatMap((other, rest) => {
      const [before, after] = [getGaps(one, other), getGaps(found[i] as Box, found[i + 1 + rest] as Box)];
      const separate = (gaps: number[]) => Math.max(...gaps);
      const isNewlyCovered = separate(before) >= 0 && separate(after) < -COVERED_FROM_PX;
      const isNewlyFree = separate(before) < -COVERED_FROM_PX && separate(after) >= 0;
      const isTurned = [0, 1, 2, 3].some((way) => (before[way] as number) >= 0 && (after[way ^ 1] as number) >= 0);
      if (isNewlyCovered) return [`${one.name} and ${other.name} cover each other`];
      if (isNewlyFree) return [`${one.name} and ${other.name} cover each other in Chromium only`];
      return isTurned && Number.isFinite(tolerancePx) ? [`${one.name} and ${other.name} have changed places`] : [];
    }),
  );
}

/** The gaps between two boxes if the second is below, above, after or before the first; negative if it is not. */
function getGaps(one: Box, other: Box): number[] {
  return [other.top - one.bottom, one.top - other.bottom, other.left - one.right, one.left - other.right];
}
