import type { Page } from '@playwright/test';
import { CLINIC, POSTS, SERVICES, SYMPTOMS } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { test as offlineTest, visit } from './offline-reading.ts';
import { lateScriptsRun, showPerson } from './person.ts';

const NAMED = SYMPTOMS.find(({ services = [], also = [] }) => services.length === 1 && also.length > 0);
const NAMED_SERVICE =
  SERVICES.find(({ slug }) => slug === NAMED?.service) ?? (SERVICES[0] as (typeof SERVICES)[number]);
const [OTHER_NAME = NAMED_SERVICE.title] = NAMED?.also ?? [];
const URGENT = SYMPTOMS.find(({ tier }) => tier === 'ambulance');

/** A title that only a later build has. */
const NEW_TITLE = 'Zebra care';

/** A title with a slip in its longest word: `Gall Bladder` -> `Gall Bldder`. */
const withSlip = (title: string) => {
  const longest = title.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? title;
  return title.replace(longest, longest.slice(0, 2) + longest.slice(3));
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Lists the requests that tell the server what somebody looks for. */
function watchQueries(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('q=')) told.push(request.url());
  });
  return told;
}

/** The links that the search page shows. */
const findResults = (page: Page) => page.locator('main section:has(h2)').getByRole('listitem').getByRole('link');

async function openSearch(page: Page) {
  await page.mouse.move(5, 5);
  await page.mouse.move(8, 8);
  await page.locator('html[data-person]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return { dialog, field: dialog.getByRole('combobox'), options: dialog.getByRole('option') };
}

test('nothing of the search is downloaded before somebody comes to its link', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.mouse.move(5, 300);
  await page.mouse.move(8, 300);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /search-(dialog|index)|search\.json/.test(path))).toEqual([]);
  await openSearch(page);
  await expect.poll(() => asked.filter((path) => path.endsWith('.json'))).toHaveLength(1);
});

test('a visitor whose first touch is the search’s link gets the dialog, with the focus', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.getByRole('group', { name: 'Where to begin' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\w+$/);
});

test('a visitor’s first touch of the search’s link leads to its page when the script cannot be had', async ({
  page,
}) => {
  await page.route(/ShellOnTouch|search-dialog/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
});

test('a visitor on the search page sees a few pages, and everything only once something is typed', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await expect(page.locator('html[data-person]')).not.toBeAttached();
  await expect(page.getByRole('region', { name: 'Where to begin' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByText('Emergency: call').filter({ visible: true })).toHaveCount(0);
  await field.fill('zzzzzz');
  await expect(page.getByRole('status')).toHaveText(`Nothing found. Try another word, or call us: ${CLINIC.phone}`);
  await expect(page.getByRole('status').getByRole('link')).toHaveAttribute('href', /^tel:\+/);
  await expect(page.getByRole('region', { name: 'Where to begin' })).toBeHidden();
  await field.fill('');
  await expect(page.getByRole('region', { name: 'Where to begin' })).toBeVisible();
});

test('a visitor whose open page is older than the search finds the right links', async ({ page }) => {
  await page.route('**/search.json', async (route) => {
    const file = await (await route.fetch()).json();
    const isOther = ({ title }: { title: string }) => title !== NAMED_SERVICE.title;
    const gone = file.documents.findIndex(isOther);
    await route.fulfill({ json: { ...file, documents: file.documents.toSpliced(gone, 1).toReversed() } });
  });
  await page.goto('/search');
  await page.getByRole('searchbox').fill(NAMED_SERVICE.title);
  await expect(findResults(page).first()).toHaveText(NAMED_SERVICE.title);
});

test(
  'a patient who types for long changes the address of the search page when the field rests',
  LONG,
  async ({ page }) => {
    await page.addInitScript(() => {
      const { replaceState } = history;
      let count = 0;
      history.replaceState = (...change) => {
        document.documentElement.dataset.changes = String(++count);
        replaceState.apply(history, change);
      };
    });
    await page.goto('/search');
    await lateScriptsRun(page);
    const letters = 'what does it cost'.repeat(6);
    await page.getByRole('searchbox').pressSequentially(letters);
    await expect(page).toHaveURL(/#q=what.*cost$/);
    expect(Number(await page.locator('html').getAttribute('data-changes'))).toBeLessThan(letters.length / 4);
  },
);

test(
  'a patient who composes letters keeps them with Escape, and the arrows move among the letters',
  LONG,
  async ({ page }) => {
    await page.goto('/');
    const { dialog, field, options } = await openSearch(page);
    await field.fill(NAMED_SERVICE.title);
    await expect(options.first()).toBeVisible();
    for (const key of ['Escape', 'ArrowDown']) {
      await field.dispatchEvent('keydown', { key, isComposing: true, cancelable: true });
    }
    await expect(field).toHaveValue(NAMED_SERVICE.title);
    await expect(dialog).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-activedescendant');
  },
);

test('a patient finds a page by a slip, by another name, and goes there by keys alone', async ({ page }) => {
  await page.goto('/about');
  const { dialog, field, options } = await openSearch(page);
  await expect(field).toBeFocused();
  await field.fill(withSlip(NAMED_SERVICE.title));
  await expect(options.first()).toHaveText(NAMED_SERVICE.title);
  await field.fill(OTHER_NAME);
  await expect(options.getByText(NAMED_SERVICE.title, { exact: true }).first()).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(field).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await field.fill(NAMED_SERVICE.title);
  await expect(options.first()).toHaveText(NAMED_SERVICE.title);
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/services/${NAMED_SERVICE.slug}`);
});

test('a visitor empties the search with Escape, closes it with another, and is back at its link', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const { dialog, field } = await openSearch(page);
  await field.fill('zzzzzz');
  await expect(dialog.getByRole('status').getByRole('link', { name: CLINIC.phone })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused();
});

test('a patient with a sign that cannot wait finds it first, and can press the number below it', async ({ page }) => {
  test.skip(!URGENT, 'no sign cannot wait');
  await page.goto('/');
  const { field, options } = await openSearch(page);
  await field.fill(URGENT?.say ?? '');
  await expect(options.first()).toHaveText(URGENT?.say ?? '');
  await expect(options.nth(1)).toHaveText(`Emergency: call ${CLINIC.emergencyNumbers[0]}`);
  await expect(options.nth(1)).toHaveAttribute('href', `tel:${CLINIC.emergencyNumbers[0]}`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('a query goes to the search page without reaching the server', async ({ page }) => {
  const told = watchQueries(page);
  await page.goto('/about');
  const { field } = await openSearch(page);
  await field.fill(NAMED_SERVICE.title);
  await page.keyboard.press('Enter');
  const found = findResults(page);
  await expect(found.first()).toHaveText(NAMED_SERVICE.title);
  await expect(page.getByRole('status')).toHaveText(/^\d+ results?$/);
  expect(told).toEqual([]);

  await page.goto(`/search?q=${encodeURIComponent(NAMED_SERVICE.title)}`);
  await expect(found.first()).toHaveText(NAMED_SERVICE.title);
  await expect(page).toHaveURL(/\/search#q=/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('searchbox').fill('');
  await expect(found).not.toHaveCount(1);
});

test('a patient searches on the page of symptoms, and the server is not told for what', LONG, async ({ page }) => {
  const told = watchQueries(page);
  await page.goto('/symptoms');
  await showPerson(page);
  await lateScriptsRun(page);
  await page.getByRole('searchbox').fill(OTHER_NAME);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search#q=/);
  await expect(findResults(page).filter({ hasText: NAMED_SERVICE.title }).first()).toBeVisible();
  expect(told).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor who searches finds everything as links, and reads why', LONG, async ({ page }) => {
    await page.goto('/symptoms');
    await page.getByRole('searchbox').fill('piles');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=piles/);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('piles');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=piles');
    await expect(page.getByText('Searching needs JavaScript')).toBeVisible();
    for (const { title } of [...SERVICES, ...POSTS]) {
      await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible();
    }
  });
});

offlineTest('a visitor who has searched searches on without a connection', LONG, async ({ page, context }) => {
  await visit(page, '/', '/search');
  const { field, options } = await openSearch(page);
  await field.fill(NAMED_SERVICE.title);
  await expect(options.first()).toHaveText(NAMED_SERVICE.title);
  await context.setOffline(true);
  await page.goto('/');
  const again = await openSearch(page);
  await again.field.fill(NAMED_SERVICE.title);
  await expect(again.options.first()).toHaveText(NAMED_SERVICE.title);
  await page.goto(`/search?q=${encodeURIComponent(NAMED_SERVICE.title)}`);
  await expect(findResults(page).first()).toHaveText(NAMED_SERVICE.title);
});

offlineTest('a visitor who is online again finds what a new build has', LONG, async ({ page, context, line }) => {
  await visit(page, '/', '/search');
  const field = page.getByRole('searchbox');
  await field.fill(NAMED_SERVICE.title);
  await expect(findResults(page).first()).toHaveText(NAMED_SERVICE.title);
  const file = await (await page.request.get('/search.json')).text();
  line.trouble = ({ url }) =>
    url === '/search.json' ? { body: file.replaceAll(NAMED_SERVICE.title, NEW_TITLE) } : null;
  await context.setOffline(true);
  await page.goto('/search');
  await field.fill(NAMED_SERVICE.title);
  await expect(findResults(page).first()).toHaveText(NAMED_SERVICE.title);
  await context.setOffline(false);
  await page.goto('/');
  const { field: dialogField, options } = await openSearch(page);
  await dialogField.fill(NEW_TITLE);
  await expect(options.first()).toHaveText(NEW_TITLE);
});
