import type { Page } from '@playwright/test';
import { fillPerson, getNextSunday, getOpenDate, VISIT } from './booking-samples.ts';
import { GALLERY } from './content.ts';
import { expect, test } from './fixtures.ts';
import { findPoorRings } from './focus-ring.ts';
import { STATE_WIDTHS } from './measured-pages.ts';
import { motionEnds } from './motion.ts';
import { layDownPhoneBar } from './phone-bar.ts';
import { loadPictures } from './picture.ts';
import { findPaleText } from './text-contrast.ts';

// Contrast and focus rings of menus, dialogs and answers, measured from pixels. `contrast.spec.ts` and `focus.spec.ts`
// measure pages as they are at first.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectWellSeen(page: Page, scope: string, state: string): Promise<void> {
  await motionEnds(page.locator(':root'));
  await loadPictures(page);
  // In a picture of the whole page the header lies where it was fixed, over words that nobody sees there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await findPaleText(page, scope), `pale words: ${state}`).toEqual([]);
  const { stops, poor } = await findPoorRings(page, `${scope} *`);
  expect.soft(stops, `stops of the keyboard: ${state}`).toBeGreaterThan(0);
  expect.soft(poor, `poor rings: ${state}`).toEqual([]);
}

test('whoever sees little finds their way in the Services panel', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Services', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#services-panel')).toBeVisible();
  await expectWellSeen(page, '#services-panel', 'Services panel');
});

test('whoever sees little finds their way in the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWellSeen(page, 'dialog[open]', 'mobile menu');
});

for (const width of STATE_WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('whoever sees little finds their way over a picture of the gallery', async ({ page }) => {
      test.skip(GALLERY.length === 0, 'This clinic shows no gallery.');
      await page.goto('/gallery');
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await expectWellSeen(page, 'dialog[open]', 'large picture');
    });

    test('whoever sees little reads the answer to a question', async ({ page }) => {
      await page.goto('/faq');
      const question = page.locator('main summary').first();
      await question.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('main details[open]').first()).toBeVisible();
      await page.locator('main').focus();
      await expectWellSeen(page, 'details[open]', 'open question');
    });

    test('whoever sees little mends a message that cannot be sent', async ({ page, contact }) => {
      await contact.goto();
      await contact.send.click();
      await expect(contact.field('Name')).toBeFocused();
      await expect(contact.field('Message')).toHaveAttribute('aria-invalid', 'true');
      await contact.field('Name').blur();
      await expectWellSeen(page, 'form', 'errors of the contact form');
    });

    test('whoever sees little books, also where something goes wrong', async ({ page, book }) => {
      test.slow();
      const answer = (status: number) =>
        page.route('**/api/appointments', (route) => route.fulfill({ status, json: { reference: 'TEST-0000' } }));
      await book.open();
      await book.next();
      await expect(book.dialog('Incomplete Form')).toBeVisible();
      await expectWellSeen(page, 'dialog[open]', 'incomplete form');
      await book.closeDialog();
      await expectWellSeen(page, '#booking-form', 'errors of step 1');

      await fillPerson(book);
      await book.next();
      await book.field('Department').selectOption(VISIT.department);
      await book.field('Doctor').selectOption(VISIT.doctor);
      await book.heading('Select Service').focus();
      await expectWellSeen(page, 'main', 'step 2');

      await book.next();
      await book.field('Preferred Date').fill(getNextSunday(getOpenDate(30)));
      await book.heading('Choose Date & Time').focus();
      await expectWellSeen(page, '#booking-form', 'closed day');
      await book.field('Preferred Date').fill(getOpenDate(30));
      await book.slot('09:00 AM').check();
      await layDownPhoneBar(page);
      // Away from the button that comes to lie under the pointer.
      await page.mouse.move(0, 0);
      await book.heading('Choose Date & Time').focus();
      await expectWellSeen(page, 'main', 'step 3 with its month view');

      await answer(503);
      await book.confirm();
      await expect(book.dialog('Oops...')).toBeVisible();
      await expectWellSeen(page, 'dialog[open]', 'failure');
      await book.closeDialog();
      await answer(201);
      await book.confirm();
      await expect(book.dialog('Success!')).toBeVisible();
      await expectWellSeen(page, 'dialog[open]', 'success');
    });
  });
}
