import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { LONG } from './long.ts';
import { BUILD_MS, buildDraft, CHECK_MS, openOwnClinic, openWebsite, PUBLISH_MS, saveDraft } from './own-clinic.ts';

// A week's work of an owner at a phone, by labels alone, through real builds.
test.use({ actionTimeout: 30_000, viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

const DOCTOR = 'Dr. Neha Patil';
const POST = 'Walking after surgery';
const SERVICE = 'Pilonidal Sinus Care';
const SERVICE_PATH = '/services/pilonidal-sinus-care';
const ALTS = ['A patient on the stairs', 'Two patients in the corridor'];

async function createPhotograph(name: string) {
  const buffer = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The place of a picture among those of a page. */
async function findPicture(page: Page, alt: RegExp): Promise<number> {
  const alts = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).alt));
  return alts.findIndex((text) => alt.test(text));
}

const group = (place: Page | Locator, name: string) => place.getByRole('group', { name, exact: true });

test(
  'an owner changes the fee, a doctor, a post and the gallery, takes a service off, publishes all at once, and brings the old back',
  LONG,
  async ({ page, context }) => {
    test.setTimeout(4 * BUILD_MS);
    const { server, site, desk } = await openOwnClinic();
    try {
      await test.step('the fee', async () => {
        await openWebsite(page, desk, 'Consultation fee', 'Fee');
        await page.getByLabel('First visit').fill('eight hundred');
        await page.getByRole('button', { name: 'Save in the draft' }).click();
        await expect(page.getByLabel('First visit')).toHaveAccessibleDescription(/Write the sign of the currency/);
        await page.getByLabel('First visit').fill('₹800');
        await saveDraft(page);
      });
      await test.step('a new doctor with hours and a photograph', () => addDoctor(page, desk));
      await test.step('a post with two pictures', () => writePost(page, desk));
      await test.step('the order of the gallery', async () => {
        await openWebsite(page, desk, 'Photographs', 'Waiting lounge');
        await page.getByLabel('Place in lists').fill('13');
        await saveDraft(page);
      });
      await test.step('a service taken off', () => removeService(page, desk));
      await page.getByRole('link', { name: 'not published' }).first().click();
      await buildDraft(page);

      const draft = (await page.getByRole('link', { name: 'Look at the whole website' }).getAttribute('href')) ?? '';
      const look = await context.newPage();
      await look.goto(`${draft}visit`);
      await expect(look.getByText('A first visit costs ₹800')).toBeVisible();
      await look.goto(`${draft}doctors`);
      await expect(look.getByText(DOCTOR).first()).toBeVisible();
      await look.goto(`${draft}gallery`);
      expect(await findPicture(look, /^Teal armchairs/)).toBeGreaterThan(await findPicture(look, /^An oak table/));
      await look.goto(`${draft}blogs/walking-after-surgery`);
      for (const alt of ALTS) await expect(look.getByRole('main').getByAltText(alt).first()).toBeVisible();
      await expectServiceGone(look, draft);

      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('Published. Visitors see it')).toBeVisible({ timeout: PUBLISH_MS });
      const published = await look.request.get(`${site}/visit`);
      expect(await published.text()).toContain('A first visit costs ₹800');
      for (const language of ['', '/hi']) {
        expect((await look.request.get(`${site}${language}${SERVICE_PATH}`)).status()).toBe(404);
      }

      await page.getByRole('link', { name: 'What was published' }).click();
      await page.getByRole('button', { name: 'Bring this back' }).click();
      await expect(page.getByText('Nothing. The website is as it was published.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'It is being built' })).toBeHidden({ timeout: BUILD_MS });
      expect(await (await look.request.get(`${site}/visit`)).text()).not.toContain('A first visit costs ₹800');
    } finally {
      await server.stop('SIGTERM');
    }
  },
);

async function addDoctor(page: Page, desk: string): Promise<void> {
  await openWebsite(page, desk, 'Doctors and hours', 'Departments, doctors and hours');
  const doctors = group(group(page, 'Departments 1'), 'Doctors');
  await doctors.getByRole('button', { name: 'Add : Doctors' }).click();
  const doctor = group(doctors, 'Doctors 3');
  await doctor.getByLabel('Id').fill('neha-patil');
  await doctor.getByLabel('Name').fill(DOCTOR);
  await group(doctor, 'Gender').getByText('Female').click();
  await doctor.getByRole('button', { name: 'Add : Hours' }).click();
  await doctor.getByText('Tuesday').click();
  await doctor.getByLabel('From (optional)').fill('16:00');
  await doctor.getByLabel('To (optional)', { exact: true }).fill('18:00');
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  await expect(page.getByText(/in the draft\. /).first()).toBeVisible();

  await openWebsite(page, desk, 'Doctors and hours');
  await page.getByLabel('Name').fill(DOCTOR);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByLabel('Send one from this device').setInputFiles(await createPhotograph('neha.jpg'));
  await page.getByLabel('What the picture shows').fill('{doctor} at her desk');
  await saveDraft(page);
}

async function writePost(page: Page, desk: string): Promise<void> {
  await openWebsite(page, desk, 'Posts');
  await page.getByLabel('Name').fill(POST);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByLabel('Author').fill('Dr. Namuna Kale');
  await page.getByLabel('Date').fill('2026-11-01');
  await page.getByLabel('Summary').fill('Why we ask you to walk on the first evening.');
  await page
    .getByLabel('Description in search results')
    .fill(
      'Why {clinic} in {city} asks you to walk on the evening after an operation, and how far a first walk should be.',
    );
  await page.getByLabel('Tags 1').fill('walking');
  const images = group(page, 'Images');
  await images.getByRole('button', { name: 'Add : Images' }).click();
  for (const [index, alt] of ALTS.entries()) {
    const image = group(images, `Images ${index + 1}`);
    await image.getByLabel('Send one from this device').setInputFiles(await createPhotograph(`${alt}.jpg`));
    await image.getByLabel('What the picture shows').fill(alt);
  }
  await page.getByLabel('Text', { exact: true }).fill('Stand up slowly. Somebody of the ward walks beside you.');
  await saveDraft(page);
}

/** Takes a service off the website, and mends what still needs it: by keys alone, from link to link. */
async function removeService(page: Page, desk: string): Promise<void> {
  await openWebsite(page, desk, 'Services', SERVICE);
  await page.getByText('Remove from the website').press('Enter');
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  const others = page.getByRole('region', { name: 'These files no longer fit' });
  await expect(others.getByRole('link')).toHaveText(['Pits over tailbone', 'Glossary']);
  await others.getByRole('link', { name: 'Pits over tailbone' }).press('Enter');
  const department = page.getByLabel('Department (optional)');
  await expect(department).toBeFocused();
  await page.keyboard.type('General');
  await expect(department).toHaveValue('general-surgery');
  await page.getByRole('button', { name: 'Save in the draft' }).press('Enter');

  await others.getByRole('link', { name: 'Glossary' }).press('Enter');
  // A page of thousands of controls: to look for one by its role, or while the page loads, takes a minute.
  await page.waitForURL(/glossary/, { timeout: CHECK_MS });
  const address = page.locator(`input[value="${SERVICE_PATH}"]`);
  await expect(address).toBeFocused({ timeout: CHECK_MS });
  const entry = page.locator('[data-entry]', { has: address });
  await entry.locator('button', { hasText: /^Remove: Pages/ }).press('Enter');
  await page.locator('button[value="save"]').last().press('Enter');
  await page.waitForURL(/done=saved/, { timeout: CHECK_MS });
}

async function expectServiceGone(look: Page, draft: string): Promise<void> {
  expect((await look.goto(`${draft}${SERVICE_PATH.slice(1)}`))?.status()).toBe(404);
  await look.goto(`${draft}services`);
  await expect(look.getByRole('heading', { name: 'Piles Treatment' }).first()).toBeVisible();
  await expect(look.getByText(SERVICE)).toHaveCount(0);
  await look.goto(`${draft}search?q=tailbone`);
  await expect(
    look
      .getByRole('main')
      .getByRole('link', { name: /tailbone/ })
      .first(),
  ).toBeVisible();
  await expect(look.getByRole('link', { name: SERVICE })).toHaveCount(0);
}
