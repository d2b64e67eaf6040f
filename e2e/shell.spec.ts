import { getBox } from './box.ts';
import { expect, test } from './fixtures.ts';

test.describe('every page', () => {
  test('keeps a patient in the booking form who follows its link in the footer', async ({ page, book }) => {
    await book.open();
    await book.field('Full Name').fill('Sample Patient');
    const footer = page.getByRole('contentinfo');
    for (const name of ['Book an Appointment', 'Book consultation']) {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await footer.getByRole('link', { name }).click();
      await expect(page).toHaveURL('/book#book');
      await expect(book.heading('Your Information')).toBeInViewport();
      await expect(book.field('Full Name')).toHaveValue('Sample Patient');
    }
    await book.field('Email').fill('sample@sample.example');
    await book.field('Phone Number').fill('0000000000');
    await book.next();
    await expect(book.heading('Select Service')).toBeFocused();
    await page.goBack();
    await expect(book.heading('Your Information')).toBeFocused();
  });

  test('carries the right year long after it was built', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-12-31T18:31:00Z'));
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('© 2032');
  });

  test('has room for the header, except home', async ({ page }) => {
    await page.goto('/book');
    const box = await getBox(page.getByRole('heading', { level: 1 }));
    const header = await getBox(page.getByRole('banner'));
    expect(box.y).toBeGreaterThan(header.height);
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).paddingBlockStart)).toBe('76px');
    await page.goto('/');
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).paddingBlockStart)).toBe('0px');
  });

  test('lets the keyboard skip to its content', async ({ page }) => {
    await page.goto('/book');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});
