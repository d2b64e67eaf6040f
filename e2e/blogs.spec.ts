import { getBox } from './box.ts';
import { POSTS } from './content.ts';
import { expect, test } from './fixtures.ts';
import { findSection } from './sections.ts';

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 800 };

const NEWEST = POSTS[0] as (typeof POSTS)[number];

const POSTS_PER_PAGE = 12;
const FIRST_POSTS = POSTS.slice(0, POSTS_PER_PAGE);
const PAGES = Math.ceil(POSTS.length / POSTS_PER_PAGE);
const LATER_PAGES = Array.from({ length: PAGES - 1 }, (_, index) => index + 2);
/** How many posts the feed holds. */
const FEED_POSTS = 50;

test.describe('blogs', () => {
  test('a patient sees the posts, newest first, each with author, long US date, title, summary and link', async ({
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
  });

  for (const viewport of [DESKTOP, PHONE]) {
    test(`a patient sees each summary clipped to three lines, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/blogs');
      const summaries = page.getByRole('article').locator('p:not(:has(time))');
      await expect(summaries).toHaveCount(FIRST_POSTS.length);
      for (const summary of await summaries.all()) {
        await expect(summary).toHaveCSS('-webkit-line-clamp', '3');
        const lines = await summary.evaluate((element) => {
          return element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight);
        });
        expect(lines).toBeLessThan(3.1);
      }
    });
  }

  test('a patient sees the newest post largest', async ({ page }) => {
    await page.goto('/blogs');
    const cards = await page.getByRole('article').all();
    const pictures = await Promise.all(cards.map((card) => getBox(card.locator('img').first())));
    const [newest = 0, ...others] = pictures.map(({ width, height }) => width * height);
    for (const area of others) expect(newest).toBeGreaterThan(area);
  });

  test('a patient pages through all posts, each page at its own address', async ({ page }) => {
    const titles: string[] = [];
    await page.goto('/blogs');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    for (let number = 1; number <= PAGES; number += 1) {
      await expect(page).toHaveURL(number === 1 ? '/blogs' : `/blogs/${number}`);
      titles.push(...(await page.getByRole('article').getByRole('heading').allTextContents()));
      if (PAGES === 1) await expect(pages).toHaveCount(0);
      else await expect(pages.locator('[aria-current=page]')).toHaveText(`Page ${number}`);
      if (number < PAGES) await pages.getByRole('link', { name: 'Next' }).click();
    }
    expect(titles).toEqual(POSTS.map(({ title }) => title));
  });

  for (const number of LATER_PAGES) {
    test(`a patient on page ${number} of the posts is told so and finds the way back`, async ({ page, request }) => {
      await page.goto(`/blogs/${number}`);
      await expect(page).toHaveTitle(new RegExp(`^Blogs, page ${number} · `));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Blogs, page ${number}`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/blogs/${number}$`));
      expect(await (await request.get('/sitemap.xml')).text()).toContain(`/blogs/${number}</loc>`);
      const pages = page.getByRole('navigation', { name: 'Pages' });
      const previous = pages.getByRole('link', { name: 'Previous' });
      await expect(previous).toHaveAttribute('rel', 'prev');
      await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(number === PAGES ? 0 : 1);
      await previous.click();
      await expect(page).toHaveURL(number === 2 ? '/blogs' : `/blogs/${number - 1}`);
    });
  }

  test('a patient at the address of a page after the last reads that nothing is there', async ({ page }) => {
    const answer = await page.goto(`/blogs/${PAGES + 1}`);
    expect(answer?.status()).toBe(404);
  });

  test('a patient presses anywhere on a card to read the post', async ({ page }) => {
    await page.goto('/blogs');
    // Presses the picture.
    await page
      .getByRole('article')
      .nth(1)
      .click({ position: { x: 60, y: 60 } });
    await expect(page).toHaveURL(`/blogs/${POSTS[1]?.slug}`);
  });

  test('a patient reads a post: picture, title, author, date, headings, paragraphs and lists with real bold', async ({
    page,
  }) => {
    await page.goto(`/blogs/${NEWEST.slug}`);
    const post = NEWEST;
    const article = page.getByRole('article', { name: post.title });
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(article).toContainText(post.author);
    await expect(article.getByRole('time')).toHaveText(post.longDate);
    await expect(article.getByRole('time')).toHaveAttribute('datetime', post.date);
    await expect(article.getByRole('img', { name: post.images[0]?.alt ?? '' })).toBeVisible();
    await expect(article.getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await expect(article.locator('li > strong').first()).toHaveCSS('font-weight', '650');
    await expect(article).not.toContainText('**');
    await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(post.tags);
  });

  test('a patient finds the way from a post back to all posts', async ({ page }) => {
    const post = NEWEST;
    await page.goto(`/blogs/${post.slug}`);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Blogs', post.title]);
    await expect(crumbs.getByText(post.title)).toHaveAttribute('aria-current', 'page');
    await crumbs.getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveURL(/\/blogs$/);
  });

  test('a patient follows the contents to a part of the post', async ({ page }) => {
    await page.goto(`/blogs/${NEWEST.slug}`);
    const part = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
    const name = await part.innerText();
    await part.click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  });

  for (const [index, post] of POSTS.entries()) {
    test(`a patient who has read ${post.slug} is shown the first two others`, async ({ page }) => {
      await page.goto(`/blogs/${post.slug}`);
      const section = findSection(page, 'Continue Reading');
      await expect(section.getByRole('heading', { level: 2 })).toHaveText('Continue Reading');
      const others = POSTS.filter((_, other) => other !== index).slice(0, 2);
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(others.map(({ title }) => title));
    });
  }

  test('a patient with the address of a post that does not exist is told so and led back', async ({ page }) => {
    const answer = await page.goto('/blogs/no-such-post');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Blog post not found.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to all blogs', exact: true }).click();
    await expect(page).toHaveURL(/\/blogs$/);
  });

  test('a feed reader gets a well-formed feed with the newest posts', async ({ page, request }) => {
    const answer = await request.get('/rss.xml');
    expect(answer.headers()['content-type']).toMatch(/xml/);
    await page.goto('/blogs');
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/rss.xml');
    const feed = await page.evaluate(
      (xml) => {
        const root = new DOMParser().parseFromString(xml, 'application/xml');
        const items = [...root.querySelectorAll('item')].map((item) => ({
          title: item.querySelector('title')?.textContent,
          path: new URL(item.querySelector('link')?.textContent ?? '').pathname,
          day: new Date(item.querySelector('pubDate')?.textContent ?? '').toISOString().slice(0, 10),
        }));
        return {
          hasError: root.querySelector('parsererror') !== null,
          version: root.documentElement.getAttribute('version'),
          items,
        };
      },
      await answer.text(),
    );
    expect(feed.hasError).toBe(false);
    expect(feed.version).toBe('2.0');
    expect(feed.items.map(({ title, path }) => ({ title, path }))).toEqual(
      POSTS.slice(0, FEED_POSTS).map(({ slug, title }) => ({ title, path: `/blogs/${slug}` })),
    );
    expect(feed.items[0]?.day).toBe(NEWEST.date);
  });
});
