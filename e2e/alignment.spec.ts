import { getBox } from './box.ts';
import { SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** The most that a patient scrolls through on the home page. */
const HOME_MAX_PX = 12_500;

/** Rows whose parts have one width, one gap and one upper edge on a desktop. */
const ROWS: [path: string, parts: string][] = [
  ['/', '[aria-labelledby="advanced-care-title"] li'],
  ['/about', '[aria-label="The clinic in figures"] li'],
];

for (const [path, parts] of ROWS) {
  test(`nothing of the row ${parts} stands off its line`, LONG, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    const boxes = await Promise.all((await page.locator(parts).all()).map(getBox));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(({ y }) => y)).size, 'upper edges').toBe(1);
    const [first, second] = boxes.map(({ x }) => x) as [number, number];
    for (const [place, { x, width }] of boxes.entries()) {
      expect(x).toBeCloseTo(first + place * (second - first), 0);
      expect(x + width).toBeLessThan(DESKTOP.width);
    }
  });
}

test('a lead stands below its title, at the same edge', LONG, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const path of ['/pricing', '/visit', '/faq', '/search', '/doctors', '/blogs']) {
    await page.goto(path);
    const title = await getBox(page.locator('h1 > span'));
    const lead = await getBox(page.locator('h1 + p'));
    expect(Math.abs(lead.x - title.x), path).toBeLessThan(10);
    expect(lead.y - title.y - title.height, path).toBeLessThan(80);
  }
});

test('a patient on a phone sees pictures, portraits and links in their place', LONG, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/technology');
  for (const picture of await page.locator('section[id] img').all()) {
    await picture.scrollIntoViewIfNeeded();
    expect(await getBox(picture)).toMatchObject({ x: 0, width: PHONE.width });
  }
  await page.goto('/doctors');
  const doctor = page.getByRole('article').first();
  const portrait = await getBox(doctor.locator('img'));
  const name = await getBox(doctor.getByRole('heading'));
  expect(name.y).toBeGreaterThanOrEqual(portrait.y);
  expect(name.y + name.height).toBeLessThanOrEqual(portrait.y + portrait.height);
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Services' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    const [more, book] = await Promise.all((await card.getByRole('link').all()).map(getBox));
    expect(more?.y).toBe(book?.y);
  }
  const height = await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-near]')) part.style.contentVisibility = 'visible';
    return document.documentElement.scrollHeight;
  });
  expect(height).toBeLessThanOrEqual(HOME_MAX_PX);
});

test('a patient on a desktop books from the first window of every service', LONG, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const { slug } of SERVICES) {
    await page.goto(`/services/${slug}`);
    const book = page.getByRole('main').getByRole('link', { name: 'Book appointment' }).first();
    await expect(book, slug).toBeInViewport({ ratio: 1 });
    await expect(book).toHaveAttribute('href', `/book?service=${slug}`);
  }
});
