import { getBox } from './box.ts';
import { POSTS } from './content.ts';
import { expect, test } from './fixtures.ts';

const NEWEST = POSTS[0] as (typeof POSTS)[number];

const POSTS_PER_PAGE = 12;
const FIRST_POSTS = POSTS.slice(0, POSTS_PER_PAGE);
const PAGES = Math.ceil(POSTS.length / POSTS_PER_PAGE);
/** How many posts the feed holds. */
const FEED_POSTS = 50;

test('a patient sees the posts, newest first and largest, each clipped to three lines, and presses anywhere on a card', async ({
  page,
}) => {
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(FIRST_POSTS.length);
  for (const [index, post] of FIRST_POSTS.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(post.title);
    await expect(card).toContainText(post.author);
    await expect(card.getByRole('time')).toHaveText(post.longDate);
    await expect(card.getByRole('img')).toHaveCount(1);
    const link = card.getByRole('link', { name: `Read More ${post.title}`, exact: true });
    await expect(link).toHaveAttribute('href', `/blogs/${post.slug}`);
  }

  const summaries = cards.locator('p:not(:has(time))');
  await expect(summaries).toHaveCount(FIRST_POSTS.length);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await summaries.evaluateAll((all) =>
      all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
    );
    expect(Math.max(...lines), `lines at ${width} px`).toBeLessThan(3.1);
    for (const summary of await summaries.all()) await expect(summary).toHaveCSS('-webkit-line-clamp', '3');
  }
  const pictures = await Promise.all((await cards.all()).map((card) => getBox(card.locator('img').first())));
  const [newest = 0, ...others] = pictures.map(({ width, height }) => width * height);
  for (const area of others) expect(newest).toBeGreaterThan(area);

  // Presses the picture.
  await cards.nth(1).click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(`/blogs/${POSTS[1]?.slug}`);
});

test('a patient pages through all posts, each page at its own address, is told the page and finds the way back', async ({
  page,
  request,
}) => {
  const titles: string[] = [];
  const sitemap = await (await request.get('/sitemap.xml')).text();
  await page.goto('/blogs');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const toPath = (number: number) => (number === 1 ? '/blogs' : `/blogs/${number}`);
  for (let number = 1; number <= PAGES; number += 1) {
    await expect(page).toHaveURL(toPath(number));
    titles.push(...(await page.getByRole('article').getByRole('heading').allTextContents()));
    if (PAGES === 1) await expect(pages).toHaveCount(0);
    else await expect(pages.locator('[aria-current=page]')).toHaveText(`Page ${number}`);
    if (number > 1) {
      await expect(page).toHaveTitle(new RegExp(`^Blogs, page ${number} · `));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Blogs, page ${number}`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/blogs/${number}$`));
      expect(sitemap).toContain(`/blogs/${number}</loc>`);
      const previous = pages.getByRole('link', { name: 'Previous' });
      await expect(previous).toHaveAttribute('rel', 'prev');
      await expect(previous).toHaveAttribute('href', toPath(number - 1));
    }
    const next = pages.getByRole('link', { name: 'Next' });
    if (number < PAGES) await next.click();
    else await expect(next).toHaveCount(0);
  }
  expect(titles).toEqual(POSTS.map(({ title }) => title));
  // No page comes after the last one.
  expect((await page.goto(`/blogs/${PAGES + 1}`))?.status()).toBe(404);
});

test('a patient reads a post: picture, title, author, date, headings, paragraphs and lists with real bold', async ({
  page,
}) => {
  await page.goto(`/blogs/${NEWEST.slug}`);
  const article = page.getByRole('article', { name: NEWEST.title });
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(NEWEST.title);
  await expect(article).toContainText(NEWEST.author);
  await expect(article.getByRole('time')).toHaveText(NEWEST.longDate);
  await expect(article.getByRole('time')).toHaveAttribute('datetime', NEWEST.date);
  await expect(article.getByRole('img', { name: NEWEST.images[0]?.alt ?? '' })).toBeVisible();
  await expect(article.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await expect(article.locator('li > strong').first()).toHaveCSS('font-weight', '650');
  await expect(article).not.toContainText('**');
  await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(NEWEST.tags);
});

test('a feed reader gets a well-formed feed with the newest posts', async ({ page, request }) => {
  const answer = await request.get('/rss.xml');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  await page.goto('/blogs');
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/rss.xml');
  const items = await page.evaluate(
    (xml) => {
      const root = new DOMParser().parseFromString(xml, 'application/xml');
      return [...root.querySelectorAll('rss[version="2.0"]:not(:has(parsererror)) item')].map((item) => ({
        title: item.querySelector('title')?.textContent,
        path: new URL(item.querySelector('link')?.textContent ?? '').pathname,
        day: new Date(item.querySelector('pubDate')?.textContent ?? '').toISOString().slice(0, 10),
      }));
    },
    await answer.text(),
  );
  expect(items).toEqual(
    POSTS.slice(0, FEED_POSTS).map(({ slug, title, date }) => ({ title, path: `/blogs/${slug}`, day: date })),
  );
});
