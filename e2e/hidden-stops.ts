import type { Page } from '@playwright/test';

/**
 * Focuses everything that the keyboard reaches inside `scope`, and lists what is then out of the window or wholly covered
 * (WCAG 2.4.11).
 */
export function findHiddenStops(page: Page, scope = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    /** The places within an element, as shares of its width and height, of which one must be seen. */
    const SHARES = [0.1, 0.5, 0.9];
    const roots = [...document.querySelectorAll(selector)];
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const hidden: string[] = [];
    for (const stop of stops) {
      if (!roots.some((root) => root.contains(stop))) continue;
      if (stop.matches(':disabled, [type="hidden"], [tabindex="-1"]') || stop.closest('[inert]')) continue;
      if (!stop.checkVisibility({ visibilityProperty: true })) continue;
      // An element that has the focus already would not be scrolled to.
      if (document.activeElement === stop) stop.blur();
      stop.focus();
      if (document.activeElement !== stop) continue;
      // A control that is drawn by its label has no size of its own.
      const shown = stop.closest('label') ?? stop;
      const box = shown.getBoundingClientRect();
      // Something larger than the window is seen in part.
      const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
      const width = Math.min(innerWidth, box.right) - left;
      const height = Math.min(innerHeight, box.bottom) - top;
      const isSeen = SHARES.some((across) =>
        SHARES.some((down) => {
          const hit = document.elementFromPoint(left + across * width, top + down * height);
          return hit !== null && (shown.contains(hit) || hit.contains(shown));
        }),
      );
      if (!isSeen) hidden.push(`${stop.textContent?.trim().slice(0, 40) || stop.ariaLabel} (${stop.localName})`);
    }
    return hidden;
  }, scope);
}
