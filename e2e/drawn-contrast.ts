import type { Locator, Page } from '@playwright/test';
import { getBox } from './box.ts';
import { getContrast, takePicture } from './picture.ts';

/** Returns the greatest contrast between a pixel of a part and the pixel in its upper left corner. */
export async function getDrawnContrast(page: Page, part: Locator): Promise<number> {
  await part.scrollIntoViewIfNeeded();
  const box = await getBox(part);
  if (!box) throw new Error('Nothing is drawn there.');
  const [x, y] = await page.evaluate(() => [scrollX, scrollY] as const);
  const devtools = await page.context().newCDPSession(page);
  const clip = { x: Math.floor(box.x + x), y: Math.floor(box.y + y) };
  const { width, height, getColor } = await takePicture(devtools, {
    ...clip,
    width: Math.ceil(box.width),
    height: Math.ceil(box.height),
  });
  await devtools.detach();
  const ground = getColor(0, 0);
  let greatest = 1;
  for (let place = 0; place < width * height; place += 1) {
    greatest = Math.max(greatest, getContrast(getColor(place % width, Math.floor(place / width)), ground));
  }
  return greatest;
}
