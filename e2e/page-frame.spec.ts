import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import type { Page } from '@playwright/test';
import { getBox } from './box.ts';
import { CATEGORIES, CLINIC, FOUNDERS, GALLERY, POSTS, RECOGNITIONS, TESTIMONIALS, toTel, VIDEOS } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { expectRead, type Part } from './read-part.ts';

// Tests the frame of pages at rest: their contents, their end and their footer, and the pages of unknown addresses.

test.use({ javaScriptEnabled: false });

const lastAside = (page: Page) => page.getByRole('main').getByRole('complementary').last();

const CALL = { [CLINIC.phone]: toTel(CLINIC.phone) };
const NEXT_STEPS = { 'Contact Us': '/contact', 'Book appointment': '/book', ...CALL };
const CO_FOUNDER = FOUNDERS[1];

const ENDS = [
  ...['/technology', '/pricing', '/portal', '/blogs', `/blogs/${POSTS[0]?.slug}`],
  ...(GALLERY.length > 0 ? ['/gallery'] : []),
  ...(RECOGNITIONS.length > 0 ? ['/recognition'] : []),
];

test('a patient at the end of a page can ask, call or book', async ({ page }) => {
  for (const path of ENDS) {
    await page.goto(path);
    await expectRead(page, { in: lastAside, links: path === '/portal' ? CALL : NEXT_STEPS });
  }
});

const NOWHERE: [path: string, part: Part][] = [
  [
    '/no/such/page',
    {
      title: 'Page not found',
      links: { 'Go to the home page': '/', 'See all services': '/services', 'Contact Us': '/contact' },
    },
  ],
  ['/services/heart-transplant', { title: 'Page not found' }],
  [
    `${PORTAL_PATH}/${'A'.repeat(22)}`,
    { title: 'This link no longer works', links: { 'Ask for a new link': PORTAL_PATH } },
  ],
  ['/blogs/no-such-post', { title: '404', texts: ['Blog post not found.'], links: { 'Back to all blogs': '/blogs' } }],
  [
    '/founders/nobody',
    {
      title: 'Founder not found',
      texts: ['Please check the URL.'],
      links: Object.fromEntries(FOUNDERS.map(({ slug, name }) => [name, `/founders/${slug}`])),
    },
  ],
];

test('a patient at an address that leads nowhere is told so, and finds ways on and the number to call', async ({
  page,
}) => {
  for (const [path, part] of NOWHERE) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expectRead(page, { ...part, links: { ...CALL, ...part.links } });
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const main = page.getByRole('main');
    if (path.startsWith('/founders')) {
      for (const href of ['/about', '/services', '/contact']) {
        await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
      }
    }
  }
  await page.goto('/privacy');
  await expectRead(page, { links: CALL });
});

const CONTENTS: [path: string, contents: string, part: string][] = [
  ['/faq', 'Topics', 'Costs and insurance'],
  ['/privacy', 'On this page', 'Your rights'],
  ['/services', 'Categories', CATEGORIES[2]?.title ?? ''],
  [`/blogs/${POSTS[0]?.slug}`, 'On this page', ''],
];

test(
  'a patient follows the contents of a page to a part, whose heading stays clear of the header',
  LONG,
  async ({ page }) => {
    for (const [path, contents, part] of CONTENTS) {
      await page.goto(path);
      const link = page.getByRole('navigation', { name: contents }).getByRole('link', { name: part }).last();
      const name = part || (await link.innerText());
      const href = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(`${path}${href}`);
      const heading = page.getByRole('main').getByRole('heading', { name, exact: true });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const header = await getBox(page.getByRole('banner'));
      await expect.poll(async () => (await getBox(heading)).y, path).toBeGreaterThan(header.height);
    }
  },
);

const WARNING = 'Demonstration site: people, figures and awards are samples';

test(
  'each page says above the footer whether people, figures and awards are samples, and whose the figures are',
  LONG,
  async ({ page }) => {
    for (const path of ['/', '/about', '/services', '/book', '/no-such-page']) {
      await page.goto(path);
      await expect(page.getByText(WARNING, { exact: true }), path).toHaveCount(CLINIC.isDemonstration ? 1 : 0);
    }
    for (const [path, place] of [
      ['/', '#about'],
      ['/', '[aria-labelledby="statistics-title"]'],
      ['/about', 'main'],
    ] as const) {
      await page.goto(path);
      const note = page.locator(place).getByText(CLINIC.figuresNote ?? 'no note');
      await expect(note, `${path} ${place}`).toHaveCount(CLINIC.figuresNote ? 1 : 0);
    }
  },
);

test('a patient reads the sections of the home page in their order, each labelled by its heading', async ({ page }) => {
  await page.goto('/');
  const sections = [
    'Our founder',
    'Advanced Surgical Care',
    'Services',
    'Our Expertise',
    'Transforming Surgery with Precision & innovation',
    ...(CO_FOUNDER ? ['Meet Our Co-founder & CEO'] : []),
    ...(TESTIMONIALS.length + VIDEOS.length > 0 ? ['Patient stories'] : []),
  ];
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const places = sections.map((name) => headings.findIndex((heading) => heading.startsWith(name)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  for (const name of sections) await expect(page.getByRole('region', { name })).toHaveCount(1);
});

test('every page ends with the footer as specified', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Explore', 'Patients', 'Contact']);
  for (const [name, links] of [
    ['Explore', ['Home', 'Services', 'Technology', 'Pricing']],
    ['Patients', ['Testimonials', 'FAQ', 'Book consultation', 'Symptoms', 'Your visit', 'Learn more about the clinic']],
    ['Contact', ['Get in touch', 'Patient portal', 'Find us', CLINIC.phone]],
  ] as const) {
    const column = footer.locator('div', { has: page.locator(`:scope > h2:text-is("${name}")`) });
    await expect(column.getByRole('link')).toHaveText([...links]);
  }
  await expectRead(page, {
    in: () => footer,
    texts: ['Board-certified care', /© 20\d\d/, 'Design:'],
    links: { 'Book an Appointment': '/#book', Privacy: '/privacy', Accessibility: '/accessibility' },
  });
});
