import { getBox } from './box.ts';
import { CATEGORIES, SERVICES, TECHNOLOGY } from './content.ts';
import { expect, test } from './fixtures.ts';
import { findSection } from './sections.ts';

test('a patient finds all services by category', async ({ page }) => {
  await page.goto('/services');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Where is it?',
    ...CATEGORIES.map(({ title }) => title),
    'Not sure what you need?',
  ]);
  for (const { title, anchor, services } of CATEGORIES) {
    const category = findSection(page, title);
    await expect(category).toHaveAttribute('id', anchor);
    await expect(category.locator('h3 a, li > a[href^="/services/"]')).toHaveText(services);
  }
  const hrefs = await page
    .locator('main section[id] :is(h3 a, li > a[href^="/services/"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.toSorted()).toEqual(SERVICES.map(({ slug }) => `/services/${slug}`).toSorted());
});

test('a patient reads about each kind of technology at its anchor, below its picture', async ({ page }) => {
  await page.goto('/technology');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What the machines do, and what they do not');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
    'Home',
    'Technology',
  ]);
  const header = await getBox(page.getByRole('banner'));
  for (const { id, title, services } of TECHNOLOGY.parts) {
    await page.goto(`/technology#${id}`);
    const part = findSection(page, title);
    await expect(part).toHaveAttribute('id', id);
    const heading = part.getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await getBox(heading)).y).toBeGreaterThan(header.height);
    await expect(part.getByRole('img')).toHaveCount(1);
    await expect(part.getByRole('heading', { level: 3 })).toHaveText([
      'Where it can help',
      'Where we choose another way',
      'A question to bring',
      'Used for',
    ]);
    const used = SERVICES.filter(({ slug }) => services.includes(slug)).map((service) => service.title);
    await expect(part.getByRole('list').last().getByRole('link')).toHaveText(used);
    const points = part.getByRole('list').first();
    await points.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // The picture rises to its place as it comes into view.
    await expect
      .poll(async () => {
        const [picture, list] = await Promise.all([getBox(part.getByRole('img')), getBox(points)]);
        return picture.y + picture.height - list.y;
      }, 'from the foot of the picture to the list')
      .toBeLessThanOrEqual(0);
  }
});
