import { ENGLISH, LANGUAGE_CODES, LANGUAGES } from '@clinic/contract/languages.ts';
import { fillAll, getOpenDate } from './booking-samples.ts';
import { listPages } from './built-site.ts';
import { CLINIC, getDoctor, SERVICES, toTel } from './content.ts';
import { startClinic } from './fixtures.ts';
import { LONG } from './long.ts';
import { countWorkers, expect, isWorking, listCaches, readKept, test, visit } from './offline-reading.ts';

const [READ, UNREAD] = SERVICES.map(({ slug }) => `/services/${slug}`) as [string, string];

/** The pages for a lost connection, one for each language of the site. */
const OFFLINE_PAGES = LANGUAGE_CODES.filter((code) => code === ENGLISH || listPages(code).length > 0).map(
  (code) => `${LANGUAGES[code].prefix}/offline`,
);

/** The end of the names of caches that belong to a build. */
const FINGERPRINT = /[0-9a-f]{12}$/m;
const OTHER_FINGERPRINT = 'f'.repeat(12);

test('a visitor’s first page starts no service worker, and the second does', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  // A busy machine may run the page's script after its last request.
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  expect(await countWorkers(page)).toBe(0);
  await page.goto('/about');
  await expect.poll(() => countWorkers(page)).toBe(1);
});

test('nothing is kept for a visitor who saves data', LONG, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/');
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await countWorkers(page)).toBe(0);
});

test('a visitor reads visited pages without a connection, and learns whom to call instead of others', async ({
  page,
  context,
}) => {
  await visit(page, '/', '/about', READ);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(true);
  const missing: string[] = [];
  page.on('requestfailed', (request) => missing.push(request.url()));

  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
  await page.goto(`${READ}?from=elsewhere`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  // The page that was visited before the worker started is kept too.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection');

  expect(missing, 'styles, scripts, fonts and pictures').toEqual([]);

  for (const path of [UNREAD, '/portal']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: CLINIC.phone })).toHaveAttribute(
      'href',
      toTel(CLINIC.phone),
    );
  }
  await page.goto(UNREAD);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
  expect(new URL(page.url()).pathname).toBe(UNREAD);
});

test('a visitor on a slow line sees the kept copy after three seconds', LONG, async ({ page, line }) => {
  await visit(page, '/', '/about');
  await page.goto('/');
  line.trouble = ({ url }) => (url === '/about' ? 'hold' : null);
  const start = Date.now();
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  expect(Date.now() - start).toBeGreaterThan(2_900);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'a visitor keeps the pages that a new build leaves as they were, and gets those that it changes',
  LONG,
  async ({ page, context, line }) => {
    await visit(page, '/', '/about', '/faq');
    await page.evaluate(() => caches.open('clinic-files-of-a-former-build'));
    const [fingerprint = ''] = FINGERPRINT.exec((await listCaches(page)).join('\n')) ?? [];
    expect(fingerprint).not.toBe('');
    const worker = await (await page.request.get('/sw.js')).text();
    const asked: (string | undefined)[] = [];
    line.trouble = ({ url, headers }, answer) => {
      if (url === '/sw.js') return { body: worker.replaceAll(fingerprint, OTHER_FINGERPRINT) };
      if (url === '/about') asked.push(headers['if-none-match']);
      if (url !== '/faq') return null;
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Other questions</h1>');
      return 'hold';
    };
    await page.goto(READ);
    await expect
      .poll(async () => (await listCaches(page)).flatMap((name) => FINGERPRINT.exec(name) ?? []).sort())
      .toEqual([OTHER_FINGERPRINT, OTHER_FINGERPRINT]);
    expect((await listCaches(page)).filter((name) => !FINGERPRINT.test(name))).toEqual(['clinic-files']);
    const kept = await readKept(page);
    const keptPages = kept.map((address) => address.replace(/\?.*/, '')).filter((path) => !/\.[^/]+$/.test(path));
    expect(keptPages.sort()).toEqual(['/', '/about', '/faq', ...OFFLINE_PAGES, READ].sort());
    // A page is named by its ETag, so the network sends none that is as before.
    expect(asked).toEqual([expect.stringContaining('"')]);

    await context.setOffline(true);
    const missing: string[] = [];
    page.on('requestfailed', (request) => missing.push(request.url()));
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
    expect(missing, 'styles, scripts, fonts and pictures').toEqual([]);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other questions');
  },
);

test('an operator turns offline reading off, and visitors’ browsers are as before', LONG, async ({ page, line }) => {
  await visit(page, '/', '/about');
  await expect.poll(() => listCaches(page)).not.toEqual([]);
  const switchedOff = await startClinic({ OFFLINE_READING: 'off' });
  line.clinicUrl = switchedOff.url;
  try {
    await page.goto('/about');
    await expect.poll(() => countWorkers(page)).toBe(0);
    await expect.poll(() => listCaches(page)).toEqual([]);
    await page.goto('/');
    expect(await isWorking(page)).toBe(false);
  } finally {
    await switchedOff.stop();
  }
});

test('nothing of a patient is kept', LONG, async ({ page, book, portal }) => {
  await visit(page, '/', '/about');
  await fillAll(book, { ...getDoctor(3), date: getOpenDate(70), time: '10:00 AM' });
  await book.confirm();
  const manage = book.dialog('Success!').getByRole('link', { name: 'Manage this appointment' });
  const address = new URL((await manage.getAttribute('href')) ?? '');
  await page.goto(address.pathname);
  await portal.openCancel().click();
  await portal.submitCancel().click();
  await expect(portal.status()).toContainText('cancelled');
  for (const path of ['/portal', '/book?department=urology', '/no-such-page']) await page.goto(path);
  const kept = await readKept(page);
  expect(kept).toContain('/book');
  // Workbox adds its own query to the pages that it fetches in advance.
  expect(kept.filter((path) => /^\/(api|portal|appointments|no-such-page)|\?(?!__WB_REVISION__)/.test(path))).toEqual(
    [],
  );
});
