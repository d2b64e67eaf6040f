import type { Page } from '@playwright/test';
import { findBarriers } from './barriers.ts';
import { fillUpToTime, getOpenDate, VISIT } from './booking-samples.ts';
import { findBrokenWords } from './broken-words.ts';
import { DEPARTMENTS, OWN_HOURS, TEAM } from './content.ts';
import { expect, test } from './fixtures.ts';
import { findSmallTargets } from './small-targets.ts';

// Runs axe on open menus and dialogs; `every-page.spec.ts` checks pages at rest.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findBrokenWords(page), 'words broken in two').toEqual([]);
}

test('everyone can use the open Services panel', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Services', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#services-panel')).toBeVisible();
  await expectNoViolations(page);
});

test('everyone can use the open mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoViolations(page);
});

test.describe('with the mobile notice', () => {
  test.use({ hasMobileNotice: true });
  test('everyone can use it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Best viewed on desktop' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('everyone can use each tab of the page about the clinic, also on the narrowest phone', async ({ page }) => {
  await page.goto('/about');
  for (const name of ['Overview', 'Vision & Mission', 'Facilities', ...(TEAM.length > 0 ? ['Our Team'] : [])]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    expect(await findBarriers(page, 'main'), name).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
  }
});

test('everyone can use each step of the wizard, its errors and its dialogs', async ({ page, book }) => {
  test.slow();
  await book.open();
  await book.next();
  await expect(book.dialog('Incomplete Form')).toBeVisible();
  await expectNoViolations(page);
  await book.closeDialog();
  await expectNoViolations(page);
  await fillUpToTime(book, VISIT);
  await book.field('Preferred Date').fill(getOpenDate(70));
  await book.slot('09:00 AM').check();
  await expectNoViolations(page);
  await page.route('**/api/appointments', (route) =>
    route.fulfill({ status: 422, json: { errors: [{ field: 'doctor', code: 'doctor-unknown' }] } }),
  );
  await book.confirm();
  await expect(book.dialog('Oops...')).toBeVisible();
  expect(await findSmallTargets(page), 'too small for a finger').toEqual([]);
  await book.closeDialog();
  await expectNoViolations(page);
  await book.previous();
  await expectNoViolations(page);
});

test('everyone can use the plain form', async ({ browser, clinic }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${clinic.url}/book`);
  await expect(page.getByRole('button', { name: 'Confirm Appointment' })).toBeVisible();
  // axe needs script and cannot run here, so the test checks only what the page shows.
  // The clinic's eight times, and those of doctors who have hours of their own.
  const times = await page.getByRole('radio').count();
  if (OWN_HOURS.length > 0) expect(times).toBeGreaterThan(8);
  else expect(times).toBe(8);
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await expect(page.locator(`optgroup[label="${VISIT.department}"] option`)).toHaveCount(
    DEPARTMENTS.find(({ name }) => name === VISIT.department)?.doctors.length ?? 0,
  );
  await context.close();
});
