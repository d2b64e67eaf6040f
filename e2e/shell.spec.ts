import { getBox } from './box.ts';
import { CLINIC } from './content.ts';
import { expect, test } from './fixtures.ts';
import { BookPage } from './pages/BookPage.ts';

test.describe('every page', () => {
  test('ends with the footer as specified', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Book an Appointment' })).toHaveAttribute('href', '/#book');
    await expect(footer.getByText('Board-certified care')).toBeVisible();
    await expect(footer.getByRole('heading')).toHaveText(['Explore', 'Patients', 'Contact']);
    const column = (name: string) =>
      footer.locator('div', { has: page.locator(`:scope > h2:text-is("${name}")`) }).getByRole('link');
    await expect(column('Explore')).toHaveText(['Home', 'Services', 'Technology', 'Pricing']);
    await expect(column('Patients')).toHaveText([
      'Testimonials',
      'FAQ',
      'Book consultation',
      'Your visit',
      'Learn more about the clinic',
    ]);
    await expect(column('Contact')).toHaveText(['Get in touch', 'Patient portal', 'Find us', CLINIC.phone]);
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    await expect(footer).toContainText('Design:');
  });

  test('keeps a patient in the booking form who follows its link in the footer', async ({ page }) => {
    const book = new BookPage(page);
    await book.goto();
    await book.ready();
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

test('an unknown address is answered with a page of our own and ways on', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const href of ['/', '/services', '/contact']) await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
});
