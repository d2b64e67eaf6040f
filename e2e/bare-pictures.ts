import type { Page } from '@playwright/test';

/** Finds pictures of the content without dimensions, or without a placeholder in their own colors. */
export function findBarePictures(page: Page): Promise<string[]> {
  return page.locator('main img').evaluateAll((images) =>
    images
      .filter((image) => {
        const src = image.getAttribute('src') ?? '';
        const hasSize = Boolean(image.getAttribute('width') && image.getAttribute('height'));
        const hasStandIn = getComputedStyle(image).backgroundImage.includes('linear-gradient');
        return !hasSize || (src.endsWith('.webp') && !hasStandIn);
      })
      .map((image) => image.outerHTML),
  );
}
