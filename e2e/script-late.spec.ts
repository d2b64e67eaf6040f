import type { Page } from '@playwright/test';
import { fillPerson, fillPlainForm, getOpenDate, PATIENT, VISIT } from './booking-samples.ts';
import { CARD_SERVICES, DOCTORS, GALLERY } from './content.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './held-scripts.ts';
import { LONG } from './long.ts';
import { showPerson } from './person.ts';
import { keepVideosOut } from './video-player.ts';

// Tests pages whose script arrives late or not at all.

/** The time after which a page stops waiting for its script. */
const SCRIPT_WAIT_MS = 10_000;

/** A doctor of another department. */
const STRANGER = DOCTORS.find(({ department }) => department !== VISIT.department) ?? VISIT;

const getPictures = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('link');
const getServices = (page: Page) => page.getByRole('region', { name: 'Services' });

test('a press on Services counts as soon as the script arrives, and shows until then', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Services', exact: true });
  await button.click();
  expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await expect(page.locator('#services-panel')).toBeHidden();
  release();
  await expect(page.locator('#services-panel')).toBeVisible();
  await expect(page.locator('[data-waking]')).toHaveCount(0);
});

test(
  'presses on more services and on a video count once each, as soon as the script arrives',
  LONG,
  async ({ page }) => {
    await keepVideosOut(page);
    const release = await holdScripts(page, '**/BaseLayout*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const cards = getServices(page).getByRole('listitem');
    const more = page.getByRole('button', { name: 'View More Services' });
    await more.click();
    await expect(more).toHaveAttribute('data-waking');
    await expect(cards).toHaveCount(6);
    const play = page.getByRole('button', { name: 'Play the video of Sample Patient D' });
    await play.click();
    await expect(play).toHaveAttribute('data-waking');
    release();
    await expect(cards).toHaveCount(9);
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(page.locator('[data-waking]')).toHaveCount(0);
  },
);

test('a patient whose script fails gets the fallbacks', LONG, async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(getServices(page).getByRole('listitem')).toHaveCount(CARD_SERVICES.length);
  await expect(page.getByRole('button', { name: 'View More Services' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveCount(2);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Services', exact: true })).toHaveAttribute(
    'href',
    '/services',
  );
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Write an email' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible();
});

test('a patient who has waited ten seconds gets the fallbacks, and keeps them', LONG, async ({ page }) => {
  await page.clock.install();
  // The clock is paused, because loading may take long on a busy machine.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const cards = getServices(page).getByRole('listitem');
  await page.getByRole('button', { name: 'View More Services' }).click();
  await page.clock.fastForward(SCRIPT_WAIT_MS / 2);
  await expect(cards).toHaveCount(6);
  await page.clock.fastForward(SCRIPT_WAIT_MS / 2);
  await expect(cards).toHaveCount(CARD_SERVICES.length);
  release();
  await page.waitForLoadState('load');
  await expect(cards).toHaveCount(CARD_SERVICES.length);
});

/** Lets the first `count` downloads of these files fail, and records all of them. */
async function failScripts(page: Page, files: string, count = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  await page.route(files, async (route) => {
    asked.push(route.request().url());
    if (asked.length <= count) await route.abort();
    else await route.continue();
  });
  return asked;
}

// Astro requests a failed script a second time by itself.
const DOWNLOADS_PER_TRY = 2;

for (const file of ['ContactForm', 'client']) {
  test(`a contact form without its ${file} at first is sent at the next press`, LONG, async ({ page, contact }) => {
    const asked = await failScripts(page, `**/_astro/${file}*.js*`, DOWNLOADS_PER_TRY);
    await contact.goto();
    await showPerson(page);
    await expect.poll(() => asked.length).toBe(DOWNLOADS_PER_TRY);
    await contact.send.click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(contact.field('Name')).toBeFocused();
  });
}

test('a patient whose contact form cannot load gets plain links in its place', LONG, async ({ page, contact }) => {
  await failScripts(page, '**/_astro/ContactForm*.js*');
  await contact.goto();
  await contact.send.click();
  const standIn = page.locator(':focus');
  await expect(standIn).toContainText('These links open your own mail or chat app instead.');
  await expect(standIn.getByRole('link', { name: 'Write an email' })).toHaveAttribute('href', /^mailto:/);
  await expect(standIn.getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible();
  await expect(contact.send).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('ten seconds after a press a contact form leaves plain links', LONG, async ({ page, contact }) => {
  await holdScripts(page, '**/_astro/ContactForm*.js');
  await page.clock.install();
  await contact.goto();
  await contact.send.click();
  await expect(contact.send).toHaveAttribute('data-waking');
  await page.clock.fastForward(SCRIPT_WAIT_MS);
  await expect(page.getByRole('link', { name: 'Write an email' })).toBeVisible();
  await expect(contact.send).toBeHidden();
});

test('a press on a picture counts as soon as the lightbox arrives, and shows until then', LONG, async ({ page }) => {
  test.skip(GALLERY.length === 0, 'This clinic shows no gallery.');
  const release = await holdScripts(page, '**/_astro/Gallery*.js*');
  await page.goto('/gallery');
  const picture = getPictures(page).first();
  await picture.click();
  await expect(picture).toHaveAttribute('data-waking');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(picture).not.toHaveAttribute('data-waking');
});

test('a patient whose lightbox cannot load gets the large picture itself', LONG, async ({ page }) => {
  test.skip(GALLERY.length === 0, 'This clinic shows no gallery.');
  await failScripts(page, '**/_astro/Gallery*.js*');
  await page.goto('/gallery');
  await getPictures(page).first().click();
  await expect(page).toHaveURL(/\/_astro\/.*\.webp$/);
});

test('a patient whose wizard could not load at first continues with it', LONG, async ({ page, book }) => {
  await failScripts(page, '**/_astro/BookingWizard*.js*', 1);
  await book.goto();
  await book.next();
  await expect(book.dialog('Incomplete Form')).toBeVisible();
});

test('a patient whose wizard cannot load can book with the plain form', LONG, async ({ page, book }) => {
  await failScripts(page, '**/_astro/BookingWizard*.js*');
  await book.goto();
  await expect(book.heading('Choose Date & Time')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Step' })).toHaveCount(0);
  await fillPlainForm(book, VISIT.doctor, getOpenDate(63));
  await book.confirm();
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
});

test('a patient whose wizard never loads confirms one plain form', LONG, async ({ page, book }) => {
  await page.clock.install();
  await holdScripts(page, '**/BookingWizard*.js');
  await book.goto();
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeVisible();
  await page.clock.fastForward(SCRIPT_WAIT_MS);
  for (const step of ['Your Information', 'Select Service', 'Choose Date & Time']) {
    await expect(book.heading(step)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Next Step' })).toHaveCount(0);
  await book.confirm();
  await expect(page).toHaveTitle(/^Oops\.\.\. · /);
  await expect(book.field('Full Name')).toHaveAccessibleDescription('Enter your full name.');
});

test('nothing that a patient types or presses before the script arrives is lost', LONG, async ({ page, book }) => {
  const release = await holdScripts(page);
  await page.goto('/book', { waitUntil: 'commit' });
  await fillPerson(book);
  await book.next();
  await expect(book.heading('Your Information')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Step' })).toHaveAttribute('data-waking');
  release();
  await expect(book.heading('Select Service')).toBeVisible();
  await expect(page.locator('[data-waking]')).toHaveCount(0);
  await book.previous();
  await expect(book.field('Full Name')).toHaveValue(PATIENT.name);
});

test('a script that arrives after the plain form continues with what was typed', LONG, async ({ page, book }) => {
  const release = await holdScripts(page, '**/_astro/BookingWizard*.js');
  await page.clock.install();
  await book.goto();
  await page.clock.runFor(10_000);
  await expect(book.heading('Choose Date & Time')).toBeVisible();
  await fillPerson(book);
  await book.field('Department').selectOption(VISIT.department);
  await book.field('Doctor').selectOption(STRANGER.doctor);
  release();
  await book.ready();
  await expect(book.heading('Choose Date & Time')).toBeHidden();
  await expect(book.heading('Your Information')).toBeVisible();
  await book.next();
  await expect(book.field('Department')).toHaveValue(VISIT.department);
  await expect(book.field('Doctor')).toHaveValue('');
  await book.next();
  await expect(book.dialog('Incomplete Form')).toBeVisible();
});
