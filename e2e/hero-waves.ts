import type { Locator, Page } from '@playwright/test';
import { getBox } from './box.ts';
import { HomeHero } from './pages/HomeHero.ts';

export const CAPTIONS = [
  'Precision-driven robotic surgery',
  'Minimally invasive, maximum care',
  'Faster recovery through modern laparoscopy',
  'Advanced care, human touch',
] as const;
export const [ROBOTIC, INVASIVE, LAPAROSCOPY, HUMAN] = CAPTIONS;

/** How far each wave extends, in per cent of the hero's width. */
export const CAPS = { [ROBOTIC]: 70, [INVASIVE]: 65, [LAPAROSCOPY]: 72, [HUMAN]: 78 };

/** The time of one or two frames. */
export const FRAMES_MS = 50;

/** Opens the home page with a clock that only the test moves. */
export async function openWithClock(page: Page): Promise<HomeHero> {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  return new HomeHero(page);
}

export async function getCentre(dot: Locator) {
  const box = await getBox(dot);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves the mouse onto a dot. Playwright's own hover waits until an element is at rest, and dots never are. */
export async function hover(page: Page, dot: Locator) {
  const { x, y } = await getCentre(dot);
  await page.mouse.move(x - 3, y);
  await page.mouse.move(x, y);
}

export async function getLength(page: Page, dot: Locator): Promise<number> {
  const { x } = await getCentre(dot);
  return (100 * x) / (page.viewportSize()?.width ?? 1);
}
