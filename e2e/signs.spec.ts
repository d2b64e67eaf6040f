import { LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import type { Page } from '@playwright/test';
import { listPages, readPage } from './built-site.ts';
import { atClinic, CLINIC, readTodayHelp, SERVICES, toTel } from './content.ts';
import { expect, test } from './fixtures.ts';

// A sign has one tier everywhere, and beside each sign for today stands whom to call at any hour.

const isWithToday = (path: string) => readPage(path).includes('data-tier="today"');

const LANGUAGES = LANGUAGE_CODES.filter((code) => listPages(code).length > 0);

const SERVICE = SERVICES.find(({ signs }) => signs.some(({ tier }) => tier === 'today'));

test('every sign has the tier of its file on every page, in all languages', () => {
  const tiers = new Map<string, Set<string>>();
  for (const path of LANGUAGES.flatMap(listPages)) {
    for (const [, id = '', tier = ''] of readPage(path).matchAll(/data-sign="([^"]+)" data-tier="([^"]+)"/g)) {
      tiers.set(id, (tiers.get(id) ?? new Set()).add(tier));
    }
  }
  expect(tiers.size).toBeGreaterThan(0);
  expect([...tiers].filter(([, found]) => found.size > 1)).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`a patient with a sign for today reads beside it whom to call at any hour, in ${language}`, async ({ page }) => {
    const paths = listPages(language).filter(isWithToday);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      for (const { id, words, numbers } of await readWordsBesideSigns(page, path)) {
        expect(words, `${path}: ${id}`).toBe(readTodayHelp(language));
        expect(numbers, `${path}: ${id}`).toEqual([CLINIC.phone, CLINIC.emergencyPhone].map(toTel));
      }
    }
  });
}

for (const [when, instant, isClosed] of [
  ['on a Monday at noon', '2026-11-30T12:00', false],
  ['on a Sunday', '2026-11-29T12:00', true],
] as const) {
  test(`${when} the words for the ${isClosed ? 'closed' : 'open'} desk come first`, async ({ page, servicePage }) => {
    test.skip(!SERVICE, 'no service has a sign for today');
    await page.clock.setFixedTime(atClinic(instant));
    await servicePage.open(SERVICE?.slug ?? '');
    const [open, closed] = await page.locator('[data-today-call] > span').all();
    const [openBox, closedBox] = [await open?.boundingBox(), await closed?.boundingBox()];
    expect((closedBox?.y ?? 0) < (openBox?.y ?? 0)).toBe(isClosed);
  });
}

test('a page without a sign for today does not ask for the hours of the desk', () => {
  const paths = listPages().filter((path) => !isWithToday(path));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => readPage(path).includes('dataset.desk'))).toEqual([]);
  expect(readPage(`/services/${SERVICE?.slug}`)).toContain('dataset.desk');
});

/** Reads for each sign for today, from the page as it is built, what stands in its box or in its cell of a table. */
function readWordsBesideSigns(page: Page, path: string) {
  return page.evaluate((html) => {
    const built = new DOMParser().parseFromString(html, 'text/html');
    return [...built.querySelectorAll('[data-sign][data-tier="today"]')].map((sign) => {
      const call = sign.closest('td, [data-tier-box="today"]')?.querySelector('[data-today-call]');
      return {
        id: sign.getAttribute('data-sign'),
        words: call?.textContent?.replaceAll(/\s+/g, ' ').trim(),
        numbers: [...(call?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
      };
    });
  }, readPage(path));
}
