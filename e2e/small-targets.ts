import type { Page } from '@playwright/test';

/** The smallest target that WCAG 2.5.5 allows, in CSS px. */
const FINGER = 44;

/**
 * Finds targets that are too small. Links inside sentences are left out, as in WCAG, and targets whose action a larger one
 * does too.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const small: string[] = [];
    const targets = document.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, summary, [tabindex="0"]',
    );
    for (const target of targets) {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (target.closest('.visually-hidden, .skip-link, [inert], [data-equivalent]')) continue;
      const pressed = target.closest('label') ?? target;
      const isInSentence =
        getComputedStyle(target).display === 'inline' &&
        (target.parentElement?.textContent?.trim().length ?? 0) > (target.textContent?.trim().length ?? 0);
      if (isInSentence) continue;
      const { width, height } = pressed.getBoundingClientRect();
      if (width >= finger - 0.1 && height >= finger - 0.1) continue;
      // A link may cover the card or the row that contains it.
      pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top } = pressed.getBoundingClientRect();
      const reach = finger / 2 - 1;
      const isCovering = [-reach, reach].every((offset) => {
        const [x, y] = [left + width / 2, top + height / 2];
        return [document.elementFromPoint(x + offset, y), document.elementFromPoint(x, y + offset)].every((hit) =>
          pressed.contains(hit),
        );
      });
      if (!isCovering) small.push(`${target.textContent?.trim() || target.ariaLabel} ${width} × ${height}`);
    }
    return small;
  }, FINGER);
}
