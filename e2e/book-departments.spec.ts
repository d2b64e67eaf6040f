import type { Page } from '@playwright/test';
import { fillPerson, VISIT } from './booking-samples.ts';
import { SERVICES, TABLE_ROWS } from './content.ts';
import { expect, test } from './fixtures.ts';
import { LONG, longIf } from './long.ts';
import { BookPage } from './pages/BookPage.ts';
import { findSection } from './sections.ts';

const [SERVICE] = SERVICES.slice(-1) as [(typeof SERVICES)[number]];
const [ROW] = TABLE_ROWS.slice(-1) as [(typeof TABLE_ROWS)[number]];

function openGuide(page: Page) {
  return page.getByText('Not sure? What is it about?').click();
}

test(
  'a patient who is not sure finds the symptom and chooses its department beside it',
  LONG,
  async ({ page, book }) => {
    await book.open();
    await fillPerson(book);
    await book.next();
    await expect(page.getByText(ROW.say)).toBeHidden();
    await openGuide(page);
    await expect(page.getByText(ROW.say)).toBeVisible();
    await page.getByRole('link', { name: ROW.department.name }).click();
    await expect(book.field('Department')).toHaveValue(ROW.department.name);
    await expect(book.field('Department')).toBeFocused();
    await expect(page.getByText(ROW.say)).toBeHidden();
    await expect(page).toHaveURL('/book');
  },
);

for (const [path, name] of [
  ['/faq', 'What is it about?'],
  ['/services', 'Not sure what you need?'],
] as const) {
  test(`${path} leads from symptoms to departments`, longIf(path !== '/faq'), async ({ page, book }) => {
    await page.goto(path);
    if (path === '/services') await openGuide(page);
    const section = findSection(page, name);
    // On a small screen the columns are out of sight, and still read out.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(section.getByRole('columnheader')).toHaveText(['What you have noticed', 'Department']);
    for (const { say, department } of TABLE_ROWS) {
      const group = section.getByRole('rowgroup').filter({ hasText: say });
      await expect(group.getByRole('link', { name: department.name })).toHaveAttribute(
        'href',
        `/book?department=${department.id}`,
      );
    }
    await section.getByRole('link', { name: ROW.department.name }).click();
    await book.ready();
    await expect(page.getByRole('status')).toHaveText(`Chosen: ${ROW.department.name}`);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient who comes from a service finds the table in the plain form', LONG, async ({ page }) => {
    await page.goto(`/book?service=${SERVICE.slug}`);
    await openGuide(page);
    await expect(page.getByText(ROW.say)).toBeVisible();
    await expect(new BookPage(page).field('Doctor').getByRole('option', { name: VISIT.doctor })).toHaveCount(1);
  });
});
