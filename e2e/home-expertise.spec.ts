import type { Locator, Page } from '@playwright/test';
import { getBox } from './box.ts';
import { HOME } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG, longIf } from './long.ts';
import { motionEnds, scrollEnds } from './motion.ts';
import { READERS_LOOKS, setLook } from './readers-looks.ts';

const PANELS = HOME.expertise.panels.map(({ title, href }) => [title, href] as const);

function findPanels(page: Page): Locator {
  return page.getByRole('region', { name: 'Our Expertise' }).getByRole('listitem');
}

/** Reads each panel's share of the row in per cent. */
function readExactShares(panels: Locator): Promise<number[]> {
  return panels.evaluateAll((items) => items.map((item) => (100 * item.getBoundingClientRect().width) / innerWidth));
}

async function readShares(panels: Locator): Promise<number[]> {
  return (await readExactShares(panels)).map(Math.round);
}

async function readHeights(panels: Locator): Promise<number[]> {
  return panels.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().height)));
}

function readOpacity(panel: Locator): Promise<string> {
  return panel
    .getByRole('paragraph')
    .nth(1)
    .evaluate((text) => {
      const detail = text.parentElement?.parentElement;
      return detail ? getComputedStyle(detail).opacity : '';
    });
}

test('a patient sees four equal panels, and opens one with the pointer; the others make room', async ({ page }) => {
  await page.goto('/');
  const panels = findPanels(page);
  expect(await readShares(panels)).toEqual([25, 25, 25, 25]);
  await panels.nth(1).hover();
  await expect.poll(() => readShares(panels)).toEqual([16, 52, 16, 16]);
  await expect(panels.nth(1).getByText(HOME.expertise.panels[1]?.description ?? '')).toBeVisible();
  await expect.poll(() => readOpacity(panels.nth(1))).toBe('1');
  await expect.poll(() => readOpacity(panels.nth(2))).toBe('0');
  await panels.nth(3).hover();
  await expect.poll(() => readShares(panels)).toEqual([16, 16, 16, 52]);
  await page.mouse.move(0, 0);
  await expect.poll(() => readShares(panels)).toEqual([25, 25, 25, 25]);
});

for (const width of [900, 1366]) {
  test(`nobody who sweeps over the panels sees a gap at ${width} px`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const panels = findPanels(page);
    await panels.first().hover();
    const log = await page.evaluateHandle(() => [] as { gap: number; open: number }[]);
    await panels.evaluateAll((items, frames) => {
      const look = () => {
        const boxes = items.map((item) => item.getBoundingClientRect());
        const gaps = boxes.map(({ left }, index) => Math.abs(left - (boxes[index - 1]?.right ?? 0)));
        gaps.push(Math.abs(innerWidth - (boxes.at(-1)?.right ?? 0)));
        const sum = boxes.reduce((total, box) => total + box.width, 0);
        frames.push({
          gap: Math.max(...gaps, Math.abs(sum - innerWidth)),
          open: items.filter((item) => item.matches(':hover')).length,
        });
        requestAnimationFrame(look);
      };
      look();
    }, log);
    const { y, height } = await getBox(panels.first());
    for (const [from, to] of [
      [10, width - 10],
      [width - 10, 10],
    ] as const) {
      await page.mouse.move(from, y + height / 2);
      await page.mouse.move(to, y + height / 2, { steps: 24 });
    }
    await motionEnds(page.getByRole('region', { name: 'Our Expertise' }));
    const seen = await log.jsonValue();
    expect(seen.length).toBeGreaterThan(10);
    expect(Math.max(...seen.map(({ gap }) => gap))).toBeLessThanOrEqual(1);
    expect(Math.min(...seen.slice(2).map(({ open }) => open))).toBe(1);
    const shares = await readExactShares(panels);
    for (const [index, share] of [52, 16, 16, 16].entries()) expect(shares[index]).toBeCloseTo(share, 1);
  });
}

test('a patient with a keyboard opens each panel by its link', LONG, async ({ page }) => {
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

  for (const width of [360, 1024]) {
    test(`a second tap closes a panel, a third opens it, ${width} px wide`, longIf(width !== 360), async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      await page.goto('/');
      const panel = findPanels(page).nth(1);
      const tap = () => panel.tap({ position: { x: 12, y: 12 } });
      for (const opacity of ['1', '0', '1']) {
        await tap();
        await expect.poll(() => readOpacity(panel)).toBe(opacity);
      }
    });
  }

  test('everyone can read every panel in spaced or large letters', LONG, async ({ page }) => {
    const findCut = () =>
      findPanels(page).evaluateAll((items) =>
        items.flatMap((item) => {
          const box = item.getBoundingClientRect();
          return [...item.querySelectorAll('h3, p, a')]
            .filter((part) => getComputedStyle(part.closest('div') as Element).opacity === '1')
            .filter((part) => {
              const { top, bottom, right } = part.getBoundingClientRect();
              const hidden = part.parentElement?.parentElement?.clientHeight === 0;
              return !hidden && (top < box.top || bottom > box.bottom + 0.5 || right > box.right + 0.5);
            })
            .map((part) => part.textContent);
        }),
      );
    for (const [name, css] of Object.entries(READERS_LOOKS)) {
      await page.goto('/');
      await setLook(page, css);
      expect(await findCut(), `${name}, closed`).toEqual([]);
      for (const panel of await findPanels(page).all()) {
        await panel.tap({ position: { x: 12, y: 12 } });
        await motionEnds(page.getByRole('region', { name: 'Our Expertise' }));
        expect(await findCut(), `${name}, open`).toEqual([]);
      }
    }
  });
});

test('a visitor who uses the keyboard with letters four times the size finds the focus', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  const panels = findPanels(page);
  await panels.first().getByRole('link').focus();
  for (const [index, [title]] of PANELS.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    const link = panels.nth(index).getByRole('link', { name: title });
    await expect(link).toBeFocused();
    await scrollEnds(page);
    await motionEnds(panels.nth(index));
    await expect(link).toBeInViewport({ ratio: 1 });
    const { y } = await getBox(link);
    const { height } = await getBox(page.getByRole('banner'));
    expect(y).toBeGreaterThanOrEqual(height);
  }
});
