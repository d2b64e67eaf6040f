import { CLINIC, POSTS, RECOGNITIONS, toTel } from './content.ts';
import { expect, test } from './fixtures.ts';
import { findSection } from './sections.ts';

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 800 };

const NEWEST = POSTS[0] as (typeof POSTS)[number];

test.describe('blogs', () => {
  test('a patient sees the posts, newest first, each with author, long US date, title, summary and a way in', async ({
    page,
  }) => {
    await page.goto('/blogs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(POSTS.length);
    for (const [index, post] of POSTS.entries()) {
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
      await expect(summaries).toHaveCount(POSTS.length);
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
    const boxes = await Promise.all((await page.getByRole('article').all()).map((card) => card.boundingBox()));
    const [newest = 0, ...others] = boxes.map((box) => (box?.width ?? 0) * (box?.height ?? 0));
    for (const area of others) expect(newest).toBeGreaterThan(area);
  });

  test('a patient presses anywhere on a card to read the post', async ({ page }) => {
    await page.goto('/blogs');
    await page.getByRole('article').nth(1).getByRole('img').click({ force: true });
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

  test('a patient finds the way from a post back to all of them', async ({ page }) => {
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

  test('a reader of feeds gets a well-formed one with every post', async ({ page, request }) => {
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
      POSTS.map(({ slug, title }) => ({ title, path: `/blogs/${slug}` })),
    );
    expect(feed.items[0]?.day).toBe(NEWEST.date);
  });
});

test('a patient sees each recognition with type, title, source, description, date and picture', async ({ page }) => {
  test.skip(RECOGNITIONS.length === 0, 'This clinic has none.');
  await page.goto('/recognition');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recognition');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(RECOGNITIONS.length);
  for (const { type, title, source, description } of RECOGNITIONS) {
    const card = page.getByRole('article', { name: title });
    for (const words of [type, source, description]) await expect(card).toContainText(words);
    await expect(card.getByRole('time')).toHaveText(/^\d+ [A-Z][a-z]+ \d{4}$/);
    await expect(card.getByRole('img')).toHaveCount(1);
  }
  const areas = await Promise.all(
    (await cards.all()).map(async (card) => {
      const box = await card.boundingBox();
      return Math.round((box?.width ?? 0) * (box?.height ?? 0));
    }),
  );
  expect(new Set(areas).size).toBeGreaterThan(Math.min(2, RECOGNITIONS.length - 1));
});

test.describe('frequently asked questions', () => {
  const question = 'What should I bring to the first visit?';
  const answer = /Bring earlier reports, scans on disc or film/;

  test('a patient opens and closes a question with the keyboard', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
    await expect(page.getByRole('heading', { level: 2, name: 'Before the operation' })).toBeVisible();
    await expect(page.getByText(answer)).toBeHidden();
    await page.locator('summary', { hasText: question }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(answer)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByText(answer)).toBeHidden();
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`a patient with the address of one question finds it open, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      browser,
      clinic,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: clinic.url });
      const page = await context.newPage();
      await page.goto('/faq#what-should-i-bring-to-the-first-visit');
      await expect(page.getByText(answer)).toBeInViewport();
      await expect(page.getByRole('heading', { level: 3, name: question })).toBeInViewport();
      await context.close();
    });
  }

  test('a patient reads whom to call day and night, above the questions and in the answers', async ({ page }) => {
    await page.goto('/faq#when-should-i-call-day-or-night');
    const calls = page.getByRole('main').getByRole('link', { name: CLINIC.emergencyPhone });
    await expect(calls).toHaveCount(2);
    for (const call of await calls.all()) await expect(call).toHaveAttribute('href', toTel(CLINIC.emergencyPhone));
    await expect(page.getByText(`Call the emergency number, ${CLINIC.emergencyPhone}, for bleeding`)).toBeInViewport();
    await expect(page.getByText('{')).toHaveCount(0);
  });

  test('a patient goes to a topic', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Costs and insurance' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Costs and insurance' })).toBeInViewport();
  });
});

test.describe('plain pages', () => {
  test('a patient finds a part of Privacy by its contents', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your rights' }).click();
    await expect(page).toHaveURL(/#your-rights$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Your rights' })).toBeInViewport();
  });

  test('a patient reads how an estimate is made and can ask, call or book', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
    const nextSteps = page.getByRole('complementary', { name: 'A question left?' });
    await expect(nextSteps.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    await expect(nextSteps.getByRole('link', { name: 'Book appointment' })).toHaveAttribute('href', '/book');
    await expect(nextSteps.getByRole('link', { name: `Call ${CLINIC.phone}` })).toHaveAttribute(
      'href',
      toTel(CLINIC.phone),
    );
  });

  test('a patient with a booking sees whom to call to change it', async ({ page }) => {
    await page.goto('/portal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Patient portal');
    await expect(page.getByText('To change a booking, call with your reference.')).toBeVisible();
    const call = page.getByRole('link', { name: `Call the desk ${CLINIC.phone}` });
    await expect(call).toHaveAttribute('href', toTel(CLINIC.phone));
    await expect(call).toBeInViewport();
    await expect(page.getByText('call the emergency number below, at any hour')).toBeVisible();
    const emergency = page.getByRole('main').getByRole('link', { name: CLINIC.emergencyPhone });
    await expect(emergency).toHaveAttribute('href', toTel(CLINIC.emergencyPhone));
  });

  test('a patient at an address that leads nowhere gets ways on', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'See all services' })).toHaveAttribute('href', '/services');
    await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
