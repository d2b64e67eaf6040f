import { addDays } from '@clinic/contract/booking-calendar.ts';
import { ENGLISH, getLanguage, LANGUAGE_CODES, type LanguageCode } from '@clinic/contract/languages.ts';
import type { Page } from '@playwright/test';
import { findBadNames, readAccessibleNames } from './accessible-names.ts';
import { findBarriers } from './barriers.ts';
import { getOpenDate, skipClosedDays, VISIT } from './booking-samples.ts';
import { isErrorPage, listPages, readPage } from './built-site.ts';
import { findClippedText } from './clipped-text.ts';
import { POSTS, SERVICES } from './content.ts';
import { query } from './database.ts';
import { findUnmarkedEnglish } from './english-parts.ts';
import { expect, test } from './fixtures.ts';
import { LONG, longIf } from './long.ts';
import { readLink, waitForMails } from './outbox.ts';
import { showPerson } from './person.ts';
import { getSidewaysScroll } from './readers-looks.ts';

/** Whether every page is measured in every language, as `npm run test:languages` does. */
const isEveryPage = process.env.TEST_LANGUAGES === 'all';

const OTHERS = LANGUAGE_CODES.filter((code) => code !== ENGLISH && listPages(code).length > 0);

const SERVICE = `/services/${SERVICES[0]?.slug}`;
const SOME_PAGES = ['/', SERVICE, '/book', '/contact'];

const WIDTHS = [360, 1280];

const DEVANAGARI = /[\u0900-\u097f]/;

const toPath = (code: LanguageCode, path: string) => getLanguage(code).prefix + (path === '/' ? '' : path) || '/';

/** Advice that is known by its English words, whatever file it comes from. */
const ADVICE =
  /\bmg\/dL|\bdo not (?:eat|drink|stop (?:a|one|your))\b|\b(?:eat|drink|food|water|milk)\b[^.]*\b(?:hours?|day) before\b|\bblood thinners?\b[^.]*\b(?:pause|stop)/i;

test.skip(OTHERS.length === 0, 'the site of this clinic is in English alone');

for (const code of isEveryPage ? LANGUAGE_CODES : OTHERS) {
  const pages = isEveryPage
    ? listPages(code).filter((path) => !isErrorPage(path))
    : SOME_PAGES.map((path) => toPath(code, path));
  for (const path of pages) {
    test(`everybody can read ${path} in ${getLanguage(code).name}`, LONG, async ({ page }) => {
      test.slow(true, 'axe reads the whole page');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', getLanguage(code).tag);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findBarriers(page), `barriers at ${width} px`).toEqual([]);
        expect(await findClippedText(page), `clipped text at ${width} px`).toEqual([]);
        expect(await getSidewaysScroll(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
      }
      expect(findBadNames(await readAccessibleNames(page)), 'names whose words run together').toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await getSidewaysScroll(page), 'sideways scroll at 320 px').toBeLessThanOrEqual(0);
    });
  }
}

for (const code of OTHERS) {
  const { tag, ownName, prefix } = getLanguage(code);
  const isFurther = code !== OTHERS[0];

  test(`a browser may load pages in ${ownName} ahead`, longIf(isFurther), async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(toPath(code, '/'));
    await showPerson(page);
    await expect(page.locator('script[type=speculationrules]')).toBeAttached();
    expect(errors).toEqual([]);
  });

  test(`a patient turns to ${ownName} and back, and stays on the page`, longIf(isFurther), async ({ page }) => {
    await page.goto(SERVICE);
    const opener = page.locator('header details summary');
    await expect(opener).toContainText(ownName);
    await opener.click();
    await page.getByRole('banner').getByRole('link', { name: ownName }).click();
    await expect(page).toHaveURL(prefix + SERVICE);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveTitle(DEVANAGARI);
    const lost = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll(
        (links, start) =>
          links
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => !new RegExp(`^(?:${start}(?:[/#?]|$)|/_astro/)`).test(href)),
        prefix,
      );
    expect(lost, 'links that leave the language').toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(SERVICE);
  });

  test(`a medical page in ${ownName} says that no doctor has read it`, longIf(isFurther), async ({ page, request }) => {
    await page.goto(prefix + SERVICE);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('aside + aside > a[hreflang="en-IN"]')).toHaveAttribute('href', SERVICE);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).not.toContain(`${prefix}${SERVICE}<`);

    for (const path of ['/about', '/accessibility']) {
      expect(sitemap).toContain(`${prefix}${path}</loc>`);
      await page.goto(prefix + path);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      const alternates = page.locator('link[rel="alternate"][hreflang]');
      await expect(alternates).toHaveCount(OTHERS.length + 2);
      await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', new RegExp(`[^/]${path}$`));
    }
    await page.goto(`${prefix}/blogs`);
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', `${prefix}/rss.xml`);
    await page.goto(`${prefix}/blogs/${POSTS[0]?.slug}`);
    const note = (await page.locator('aside:has(> a[hreflang="en-IN"])').innerText()).split(/[.।]/)[0] ?? '';
    expect(note).toMatch(DEVANAGARI);
    const feed = await (await request.get(`${prefix}/rss.xml`)).text();
    expect(feed.split(note), 'a note for each post').toHaveLength(POSTS.length + 1);
  });

  test(`advice in ${ownName} is left out of search engines, on whatever page it stands`, async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const advised = listPages().filter((path) => !isErrorPage(path) && ADVICE.test(readMainText(path)));
    expect(advised).toEqual(expect.arrayContaining([SERVICE, '/faq']));
    const indexed = advised.filter((path) => {
      const isLeftOut = readPage(prefix + path).includes('content="noindex"');
      return !isLeftOut || sitemap.includes(`${prefix}${path}<`);
    });
    expect(indexed, 'pages with advice that no doctor has read').toEqual([]);
  });

  test(`English words on pages in ${ownName} are heard in an English voice`, longIf(isFurther), async ({ page }) => {
    expect(await findUnmarkedEnglish(page, listPages(code))).toEqual([]);
  });

  test(`an unknown address in ${ownName} is answered in it`, longIf(isFurther), async ({ page }) => {
    const response = await page.goto(`${prefix}/no-such-page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  });
}

/** The words of the booking in Marathi, as a patient reads them. */
const MARATHI = {
  name: 'पूर्ण नाव',
  email: 'ईमेल',
  phone: 'फोन नंबर',
  department: 'विभाग',
  doctor: 'डॉक्टर',
  date: 'हवी असलेली तारीख',
  next: 'पुढची पायरी',
  confirm: 'अपॉइंटमेंट नक्की करा',
  booked: 'झाले!',
};

test('a patient books, reads the mail and moves the appointment in Marathi', async ({ page, clinic }) => {
  test.skip(!OTHERS.includes('mr'), 'the site of this clinic is not in Marathi');
  test.slow(true, 'a whole booking');
  const patient = { name: 'आशा Canary', email: 'canary.marathi@sample.example', phone: '+91 98765 22233' };
  const date = getOpenDate(26);
  await page.goto('/mr/book');
  await showPerson(page);
  await page.locator('astro-island:not([ssr]) #booking-form').waitFor({ state: 'attached' });
  expect(await listLoadedFonts(page), 'before anything is typed').not.toContain(WHOLE_FONT);
  await fillInMarathi(page, patient);
  await page.getByLabel(MARATHI.date).first().fill(date);
  await page.locator('input[type="radio"][value="02:00 PM"]').check();
  await page.getByRole('button', { name: MARATHI.confirm }).click();
  await expect(page.getByRole('alertdialog', { name: MARATHI.booked })).toBeVisible();

  const sql = 'select * from appointments where email = ?';
  expect(query(clinic.databaseFile, sql, patient.email)).toMatchObject([
    { name: patient.name, language: 'mr', appointment_date: date, appointment_time: '14:00' },
  ]);

  const [mail] = await waitForMails(clinic.outbox, patient.email, 1);
  expect(mail?.subject).toMatch(DEVANAGARI);
  expect(mail?.text?.replaceAll(/https?:\S+/g, '')).not.toMatch(/appointment|doctor|day\b/i);
  expect(mail?.html).toMatch(/<body[^>]*><div lang="mr-IN">/);
  await page.goto(readLink(mail ?? {}));
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr-IN');
  await expect(page.getByRole('main')).not.toContainText(/Day|Doctor|Patient/);
  await expect.poll(() => listLoadedFonts(page), 'where the name is shown').toContain(WHOLE_FONT);

  const later = skipClosedDays(addDays(date, 1));
  await page.goto(`${page.url().split('?')[0]}?date=${later}#move`);
  await page.getByRole('main').getByRole('radio').first().check();
  await page.locator('form:has(input[type="radio"]) button[type="submit"]').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(DEVANAGARI);
  await waitForMails(clinic.outbox, patient.email, 2);
});

/** The font for what people type: names have letters and conjuncts that no text of the site has. */
const WHOLE_FONT = 'Anek Devanagari';

function listLoadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const faces = await document.fonts.ready;
    return [...faces].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''));
  });
}

async function fillInMarathi(page: Page, patient: { name: string; email: string; phone: string }): Promise<void> {
  await page.getByLabel(MARATHI.name).first().fill(patient.name);
  await page.getByLabel(MARATHI.email).first().fill(patient.email);
  await page.getByLabel(MARATHI.phone).first().fill(patient.phone);
  await page.getByRole('button', { name: MARATHI.next }).click();
  await page.getByLabel(MARATHI.department).first().selectOption(VISIT.department);
  await page.getByLabel(MARATHI.doctor).first().selectOption(VISIT.doctor);
  await page.getByRole('button', { name: MARATHI.next }).click();
}

const PILES = '/services/piles-treatment';

test('a patient finds a page in either script, in each language', LONG, async ({ page }) => {
  test.skip(!SERVICES.some(({ slug }) => PILES.endsWith(`/${slug}`)), 'this clinic does not treat piles');
  for (const code of LANGUAGE_CODES.filter((one) => one === ENGLISH || OTHERS.includes(one))) {
    for (const words of ['mulvyadh', 'मूळव्याध', 'bawasir', 'piles']) {
      await page.goto(`${toPath(code, '/search')}?q=${encodeURIComponent(words)}`);
      await showPerson(page);
      const links = page.locator('main section:has(h2)').getByRole('listitem').getByRole('link');
      await expect(links.first(), `${words} in ${code}`).toHaveAttribute('href', toPath(code, PILES));
    }
    await page.goto(toPath(code, '/symptoms'));
    await page.getByRole('searchbox').fill('mulvyadh');
    await page.getByRole('searchbox').press('Enter');
    await expect(
      page
        .getByRole('main')
        .locator(`a[href="${toPath(code, PILES)}"]`)
        .first(),
    ).toBeVisible();
  }
});

/** Reads the words of a built page between header and footer, folded ones too. */
function readMainText(path: string): string {
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(readPage(path)) ?? [];
  return main
    .replaceAll(/<(script|style)[\s>].*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
