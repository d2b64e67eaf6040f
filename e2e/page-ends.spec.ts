import { CLINIC, GALLERY, POSTS, RECOGNITIONS, toTel } from './content.ts';
import { expect, test } from './fixtures.ts';

const PAGES = [
  '/technology',
  '/blogs',
  `/blogs/${POSTS[0]?.slug}`,
  ...(GALLERY.length > 0 ? ['/gallery'] : []),
  ...(RECOGNITIONS.length > 0 ? ['/recognition'] : []),
];

for (const path of PAGES) {
  test(`a patient at the end of ${path} can ask, call or book`, async ({ page }) => {
    await page.goto(path);
    const steps = page.getByRole('main').getByRole('complementary').last();
    await expect(steps.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    await expect(steps.getByRole('link', { name: 'Book appointment' })).toHaveAttribute('href', '/book');
    await expect(steps.getByRole('link', { name: CLINIC.phone })).toHaveAttribute('href', toTel(CLINIC.phone));
  });
}
