import type { Page } from '@playwright/test';
import { expectShown, getTab } from './about-tabs.ts';
import { CARD_SERVICES, GALLERY, SERVICES, VIDEOS } from './content.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './held-scripts.ts';
import { LONG, longIf } from './long.ts';
import { showPerson } from './person.ts';
import { translatePage } from './translated-page.ts';
import { keepVideosOut } from './video-player.ts';

// React can neither take over texts that a browser's translation has wrapped, nor change them later by itself.

const errors: Error[] = [];

test.beforeEach(({ page }) => {
  errors.length = 0;
  page.on('pageerror', (error) => errors.push(error));
});

test.afterEach(() => expect(errors).toEqual([]));

/** Opens a page and translates it while its first island is asleep or awake. */
async function openTranslated(page: Page, path: string, isAwake: boolean): Promise<void> {
  await page.goto(path);
  if (isAwake) {
    await showPerson(page);
    const island = page.locator('astro-island').first();
    await island.locator(':scope > *').first().scrollIntoViewIfNeeded();
    await expect(island).not.toHaveAttribute('ssr');
    // React takes the markup over in tasks of its own, after which the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  await translatePage(page);
}

for (const isAwake of [false, true]) {
  test.describe(`translated ${isAwake ? 'after the islands woke' : 'before they wake'}`, longIf(isAwake), () => {
    test('a patient sees more services with each press, and how many there are', LONG, async ({ page }) => {
      test.skip(CARD_SERVICES.length <= 9, 'This clinic has few services.');
      await openTranslated(page, '/', isAwake);
      const services = page.getByRole('region', { name: 'Services' });
      const cards = services.getByRole('listitem');
      const more = services.getByRole('button', { name: 'View More Services' });
      for (const before of [6, 9]) {
        const count = Math.min(before + 3, CARD_SERVICES.length);
        await more.click();
        await expect(cards).toHaveCount(count);
        await expect(services.locator('[aria-live=polite]')).toHaveText(
          `Showing ${count} of ${SERVICES.length} services`,
        );
        await expect(cards.nth(before).getByRole('link').first()).toBeFocused();
      }
    });

    test('a patient plays a video with one press', LONG, async ({ page }) => {
      test.skip(VIDEOS.length === 0, 'This clinic has no videos.');
      await keepVideosOut(page);
      await openTranslated(page, '/', isAwake);
      await page
        .getByRole('button', { name: /^Play the video/ })
        .first()
        .click();
      await expect(page.locator('iframe')).toHaveCount(1);
    });

    test('a patient chooses tabs, by pointer and by key', LONG, async ({ page }) => {
      await openTranslated(page, '/about', isAwake);
      await expectShown(page, 'Founder');
      await getTab(page, 'Facilities').click();
      await expectShown(page, 'Facilities');
      await page.keyboard.press('ArrowLeft');
      await expectShown(page, 'Vision & Mission');
      await expect(getTab(page, 'Vision & Mission')).toBeFocused();
      await expect(page.getByRole('tablist')).toBeVisible();
    });

    test('a patient chooses the next tab with a first key', LONG, async ({ page }) => {
      await openTranslated(page, '/about', isAwake);
      await getTab(page, 'Founder').press('ArrowRight');
      await expectShown(page, 'Overview');
      await expect(getTab(page, 'Overview')).toBeFocused();
      await expect(getTab(page, 'Overview')).toHaveAttribute('aria-controls', 'overview');
    });

    test('a patient looks at large pictures', LONG, async ({ page }) => {
      test.skip(GALLERY.length === 0, 'This clinic has no gallery.');
      await openTranslated(page, '/gallery', isAwake);
      await page.getByRole('list', { name: 'Pictures' }).getByRole('link').first().click();
      const lightbox = page.getByRole('dialog');
      await expect(lightbox).toHaveAccessibleName(GALLERY[0]?.caption ?? '');
      await page.keyboard.press('ArrowRight');
      await expect(lightbox).toHaveAccessibleName(GALLERY[1]?.caption ?? '');
      await expect(lightbox).toContainText(`Picture 2 of ${GALLERY.length}`);
      await page.keyboard.press('Escape');
      await expect(lightbox).toBeHidden();
    });

    test('a patient is told what a message lacks, and that it was opened', LONG, async ({ page, contact }) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await openTranslated(page, '/contact', isAwake);
      await contact.send.click();
      await expect(contact.field('Name')).toBeFocused();
      await expect(page.getByText('Name is required')).toBeVisible();
      await contact.fill({ Name: 'Asha', Email: 'asha@example.com', Phone: '+91 20 5550 0100', Message: 'A question' });
      await expect(page.getByText(/^10 of/)).toBeVisible();
      await contact.mode('WhatsApp').check();
      await contact.send.click();
      await expect(contact.status).toContainText('WhatsApp');
      await contact.field('Message').press('End');
      await contact.fill({ Message: '' });
      await contact.send.click();
      await expect(contact.status).not.toContainText('WhatsApp');
    });
  });
}

test('what is typed before a translated form wakes stays, and so does the focus', LONG, async ({ page, contact }) => {
  const release = await holdScripts(page, /\/_astro\/client\./);
  await page.goto('/contact');
  await translatePage(page);
  await contact.mode('WhatsApp').check();
  await contact.fill({ Name: 'Asha', Email: 'asha@example.com' });
  await contact.field('Message').pressSequentially('A question');
  release();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByText(/^10 of/)).toBeVisible();
  await expect(contact.field('Message')).toBeFocused();
  await page.keyboard.type(', please');
  await expect(contact.field('Message')).toHaveValue('A question, please');
  await expect(contact.field('Name')).toHaveValue('Asha');
  await expect(contact.field('Email')).toHaveValue('asha@example.com');
  await expect(contact.mode('WhatsApp')).toBeChecked();
});
