import type { Page } from '@playwright/test';
import { findBarriers } from './barriers.ts';
import { fillUpToTime, VISIT } from './booking-samples.ts';
import { getBox } from './box.ts';
import { atClinic } from './content.ts';
import { expect, test } from './fixtures.ts';
import { findPoorRings } from './focus-ring.ts';
import { LONG } from './long.ts';
import { BookPage } from './pages/BookPage.ts';
import { getSidewaysScroll } from './readers-looks.ts';

// Tests how the month view looks. `MonthView.test.tsx` tests what it says and how keys move in it.

async function openCalendar(page: Page) {
  await page.clock.setFixedTime(atClinic('2026-11-21T10:00'));
  // The server uses the real clock; without its answers, also that of the next free day, the page uses the browser's
  // fixed clock.
  await page.route('**/api/availability**', (route) => route.abort());
  const book = new BookPage(page);
  await fillUpToTime(book, VISIT);
  await expect(book.month).toBeVisible();
  return { book, getDay: (name: RegExp) => book.month.getByRole('button', { name }) };
}

test(
  'a day takes a thumb at each width, and the month keeps its place when a closed day says so',
  LONG,
  async ({ page }) => {
    const { book, getDay } = await openCalendar(page);
    await getDay(/24 November/).click();
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 780 });
      // On small screens the month folds for a chosen day. Once unfolded, it stays so.
      if (width === 768) await page.getByRole('button', { name: 'Change', exact: true }).click();
      const box = await getBox(getDay(/24 November/));
      expect(Math.min(box.width, box.height), `at ${width} px`).toBeGreaterThanOrEqual(44);
      expect(await getSidewaysScroll(page), `at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 780 });
    // A click may scroll to the day, so the place is that in the page.
    const getPlace = () => book.month.evaluate((month) => month.getBoundingClientRect().y + scrollY);
    const place = await getPlace();
    await getDay(/29 November 2026, closed/).click();
    await expect(page.getByRole('button', { name: /^Closed on Sundays/ })).toBeVisible();
    expect(await getPlace()).toBeCloseTo(place, 1);
  },
);

test('everyone sees what is chosen, where a button ends, and why a day is closed', LONG, async ({ page }) => {
  const { book, getDay } = await openCalendar(page);
  await expect(page.getByRole('button', { name: 'Earlier month' })).toHaveAttribute('aria-disabled', 'true');
  expect(await findPoorRings(page, '[aria-label="Earlier month"]')).toEqual({ stops: 1, poor: [] });
  await getDay(/24 November/).click();
  await book.slot('02:00 PM').check();
  await getDay(/29 November/).click();
  expect(await findBarriers(page)).toEqual([]);

  const day = book.month.getByRole('button', { pressed: true });
  await expect(day).toHaveCSS('border-top-width', '2px');
  const ink = await book.heading('Choose Date & Time').evaluate((heading) => getComputedStyle(heading).color);
  await expect(day).toHaveCSS('border-top-color', ink);

  await page.emulateMedia({ forcedColors: 'active' });
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.setAttribute('hidden', '');
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    return getComputedStyle(probe).backgroundColor;
  });
  const disc = page.locator('[aria-current="step"] > [aria-hidden]');
  for (const chosen of [day, page.locator('label:has([name="appointmentTime"]:checked)'), disc]) {
    await expect(chosen).toHaveCSS('background-color', highlight);
  }
});
