import { expect, type Locator, type Page, test } from '@playwright/test';
import { LONG } from './long.ts';
import { CHECK_MS, openOwnClinic, openWebsite } from './own-clinic.ts';

// A mistake for each kind of field that an owner fills in, at a phone and by labels; the check's own tests know all others.
test.use({
  actionTimeout: CHECK_MS,
  viewport: { width: 360, height: 780 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** A mistake as the top of the form names it, with the field to which its link leads, and what stands there after it. */
type Refused = { link: string; field: Locator; says: RegExp; typed?: string };

type Step = { links: string[]; make: (page: Page) => Promise<unknown>; told: (page: Page) => Refused[] };

const LONG_TEXT = 'Looks after you. '.repeat(40).trim();
const HTML = 'Stand up <b onclick="alert(1)">slowly</b>.';

const group = (place: Page | Locator, name: string) => place.getByRole('group', { name, exact: true });
const field = (place: Page | Locator, label: string) => place.getByLabel(label, { exact: true });
const getDoctors = (page: Page) => group(group(page, 'Departments 1'), 'Doctors');
const getDoctor = (page: Page) => group(getDoctors(page), 'Doctors 3');

async function typeHours(page: Page, number: number, from: string, to: string): Promise<void> {
  const hours = group(getDoctor(page), `Hours ${number}`);
  await getDoctor(page).getByRole('button', { name: 'Add : Hours' }).click();
  await hours.getByText('Tuesday').click();
  await field(hours, 'From (optional)').fill(from);
  await field(hours, 'To (optional)').fill(to);
}

const STEPS: Record<string, Step> = {
  'a text is missing, and another is too long': {
    links: ['People', 'Dr. Namuna Pawar'],
    make: async (page) => {
      await field(page, 'Degree or role').fill('');
      await field(page, 'Summary').fill(LONG_TEXT);
    },
    told: (page) => [
      { link: 'Degree or role', field: field(page, 'Degree or role'), says: /Write a text here/, typed: '' },
      { link: 'Summary', field: field(page, 'Summary'), says: /Shorten this to 400 characters/, typed: LONG_TEXT },
    ],
  },
  'two doctors have one id, and hours end before they begin': {
    links: ['Doctors and hours', 'Departments, doctors and hours'],
    make: async (page) => {
      await getDoctors(page).getByRole('button', { name: 'Add : Doctors' }).click();
      await field(getDoctor(page), 'Id').fill('namuna-kale');
      await field(getDoctor(page), 'Name').fill('Dr. Neha Patil');
      await group(getDoctor(page), 'Gender').getByText('Female').click();
      await typeHours(page, 1, '16:00', '15:00');
    },
    told: (page) => {
      const [id, to] = [field(getDoctor(page), 'Id'), field(getDoctor(page), 'To (optional)')];
      const doctor = 'Departments 1, Doctors 3';
      return [
        { link: `${doctor}, Id`, field: id, says: /Two doctors have the id/, typed: 'namuna-kale' },
        { link: `${doctor}, Hours 1, To`, field: to, says: /Write a time after 16:00/, typed: '15:00' },
      ];
    },
  },
  'hours overlap, after the other mistakes are mended': {
    links: [],
    make: async (page) => {
      await field(getDoctor(page), 'Id').fill('neha-patil');
      await field(getDoctor(page), 'To (optional)').fill('18:00');
      await typeHours(page, 2, '17:00', '19:00');
    },
    told: (page) => [
      {
        link: 'Departments 1, Doctors 3, Hours 2',
        field: group(getDoctor(page), 'Hours 2'),
        says: /These hours overlap with those above of Tuesday, 16:00 to 18:00/,
      },
    ],
  },
  'a text holds HTML': {
    links: ['Posts', 'Laparoscopy: a guide from the first visit to the first month'],
    make: (page) => field(page, 'Text').fill(HTML),
    told: (page) => [{ link: 'Text', field: field(page, 'Text'), says: /is HTML. Write Markdown/, typed: HTML }],
  },
  'nobody is told what a picture shows': {
    links: ['Photographs', 'Waiting lounge'],
    make: async (page) => {
      await field(page, 'What the picture shows').fill('');
      await field(page, 'Caption').fill('The new lounge');
    },
    told: (page) => {
      const label = 'What the picture shows';
      return [{ link: `Image, ${label}`, field: field(page, label), says: /Say what the picture shows/, typed: '' }];
    },
  },
  'a file is no picture': {
    links: [],
    make: (page) =>
      page
        .getByLabel('Send another from this device')
        .setInputFiles({ name: 'chairs.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }),
    told: (page) => [{ link: 'Image, Picture', field: group(page, 'Picture'), says: /Choose a JPEG, PNG or WebP/ }],
  },
};

/** Sends a form that is refused: each reason stands at the top, its link leads to the field, and nothing typed is lost. */
async function expectRefusal(page: Page, refused: Refused[]): Promise<void> {
  // The page before may show reasons too, and it stays until the check ends.
  const answer = page.waitForEvent('load', { timeout: CHECK_MS });
  await page.getByRole('button', { name: 'Save in the draft' }).last().click();
  await answer;
  await expect(page.getByRole('alert')).toHaveText(/Nothing is saved yet/);
  await expect(page.getByRole('alert')).toBeFocused();
  for (const { link, field: marked, says, typed } of refused) {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).first().press('Enter');
    await expect(marked).toBeFocused();
    await expect(marked).toHaveAccessibleDescription(says);
    await expect(marked).toBeInViewport();
    if (typed !== undefined) await expect(marked).toHaveValue(typed);
  }
}

test('an owner reads each mistake at its field, mends it, and loses nothing', LONG, async ({ page }) => {
  test.setTimeout(10 * CHECK_MS);
  const { server, desk } = await openOwnClinic();
  try {
    for (const [title, { links, make, told }] of Object.entries(STEPS)) {
      await test.step(title, async () => {
        if (links.length > 0) await openWebsite(page, desk, ...links);
        await make(page);
        await expectRefusal(page, told(page));
      });
    }
    await expect(field(page, 'Caption')).toHaveValue('The new lounge');
  } finally {
    await server.stop('SIGTERM');
  }
});
