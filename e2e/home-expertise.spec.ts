import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PANELS = [
  ['Laparoscopic Surgery', '/technology#laparoscopic'],
  ['Robotic Surgery', '/technology#robotic'],
  ['Laser Surgery', '/technology#laser'],
  ['Gastro-Intestinal Surgery', '/services#general-surgery'],
] as const;

function findPanels(page: Page): Locator {
  return page.getByRole('region', { name: 'Our Expertise' }).getByRole('listitem');
}

/** Each panel's share of the row in per cent. */
async function readShares(panels: Locator): Promise<number[]> {
  return panels.evaluateAll((items) =>
    items.map((item) => Math.round((100 * item.getBoundingClientRect().width) / innerWidth)),
  );
}

async function readHeights(panels: Locator): Promise<number[]> {
  return panels.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().height)));
}

test('a patient sees four equal panels, none open by itself', async ({ page }) => {
  await page.goto('/');
  const panels = findPanels(page);
  await expect(panels.getByRole('heading', { level: 3 })).toHaveText(PANELS.map(([title]) => title));
  expect(await readShares(panels)).toEqual([25, 25, 25, 25]);
});

test('a patient opens a panel with the pointer; the others make room', async ({ page }) => {
  await page.goto('/');
  const panels = findPanels(page);
  await panels.nth(1).hover();
  await expect.poll(() => readShares(panels)).toEqual([16, 52, 16, 16]);
  await expect(panels.nth(1).getByText('freed of tremor')).toBeVisible();
  await expect.poll(() => readOpacity(panels.nth(1))).toBe('1');
  await expect.poll(() => readOpacity(panels.nth(2))).toBe('0');
  await panels.nth(3).hover();
  await expect.poll(() => readShares(panels)).toEqual([16, 16, 16, 52]);
  await page.mouse.move(0, 0);
  await expect.poll(() => readShares(panels)).toEqual([25, 25, 25, 25]);
});

test('a patient with a keyboard opens each panel by its link', async ({ page }) => {
  await page.goto('/');
  const panels = findPanels(page);
  await panels.first().getByRole('link').focus();
  for (const [index, [title, target]] of PANELS.entries()) {
    const link = panels.nth(index).getByRole('link', { name: `Learn more about ${title}` });
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('href', target);
    await expect.poll(async () => (await readShares(panels))[index]).toBe(52);
    await expect.poll(() => readOpacity(panels.nth(index))).toBe('1');
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => readShares(panels)).toEqual([25, 25, 25, 25]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a patient taps a panel open and taps its link', async ({ page }) => {
    await page.goto('/');
    const panels = findPanels(page);
    expect(await readHeights(panels)).toEqual([132, 132, 132, 132]);
    await panels.nth(2).tap();
    await expect.poll(() => readHeights(panels)).toEqual([132, 132, 520, 132]);
    await expect(page).toHaveURL(/\/$/);
    await panels.nth(2).getByRole('link').tap();
    await expect(page).toHaveURL(/\/technology#laser$/);
  });
});

function readOpacity(panel: Locator): Promise<string> {
  return panel
    .getByRole('paragraph')
    .nth(1)
    .evaluate((text) => {
      const detail = text.parentElement?.parentElement;
      return detail ? getComputedStyle(detail).opacity : '';
    });
}
