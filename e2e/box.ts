import type { Locator } from '@playwright/test';

/**
 * Measures where an element is on the screen, in CSS px to the hundredth: the browser's own figures carry the noise of
 * 32-bit numbers, so a target of 44 px measures 43.9999.
 * @throws when the element is not shown
 */
export async function getBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown.`);
  return { x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) };
}

const round = (px: number) => Math.round(px * 100) / 100;
