import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { getOpenDate } from './booking-samples.ts';
import { expect, PASSPHRASE, signIn, signOut, test, wakes } from './desk-fixtures.ts';
import { LONG } from './long.ts';
import { getSample } from './portal-samples.ts';
import { expectUsableAtWidths } from './usable.ts';

// Tests staff notes, names of people, and the record of openings: they are forms and links.

const ASHA = 'canary.asha.notes@clinic.example';
const RAVI = 'canary.ravi.notes@clinic.example';

test(
  'a note names its author; its author or an owner removes it',
  LONG,
  async ({ page, request, desk, clinic, startDayOf }) => {
    test.slow(true, 'looks at each state');
    // The usual day of this number lies beyond the last one that can be booked.
    const sample = { ...getSample(280), appointmentDate: getOpenDate(150) };
    await desk.addPerson(ASHA, 'owner');
    await startDayOf(sample, RAVI);
    await page.goto(`${desk.url}${DESK_PATHS.account}`);
    await page.getByRole('textbox', { name: 'Name' }).fill('ravi@home');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/without @/);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ravi');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('status')).toContainText('Your name is saved.');
    await expectUsableAtWidths(page);

    await page.goto(`${desk.url}/search?q=${encodeURIComponent(sample.phone)}`);
    await page.getByRole('link', { name: sample.name }).first().click();
    await wakes(page);
    await page.getByRole('article', { name: sample.name }).getByRole('link').click();
    await page.getByRole('link', { name: /^Whole page/ }).click();
    const notes = page.getByRole('region', { name: 'Staff notes' });
    await notes.getByLabel('New note').fill('Walks with a frame.');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('status')).toContainText('The note is added.');
    await expect(notes.getByRole('listitem')).toContainText(/Walks with a frame\..*Ravi · /s);
    const { version } = await (await request.get(`${clinic.url}/privacy.json`)).json();
    await expect(page.getByText(version)).toBeVisible();
    await expectUsableAtWidths(page);
    const address = page.url();

    await signOut(page);
    await signIn(page, ASHA, PASSPHRASE);
    await page.goto(address);
    await notes.getByLabel('New note').fill('Called her son.');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await notes.getByRole('button', { name: /Remove the note by Ravi/ }).click();
    await expect(page.getByRole('status')).toContainText('The note is removed.');
    await expect(notes.getByRole('listitem')).toHaveCount(1);

    await page.goto(`${desk.url}${DESK_PATHS.export}`);
    await page.getByRole('link', { name: 'Show the openings' }).click();
    await page.getByLabel('Person', { exact: true }).selectOption(RAVI);
    await page.getByRole('button', { name: 'Show' }).click();
    const openings = page.getByRole('region', { name: 'Openings' });
    await expect(openings).toContainText('Search');
    await expect(openings).toContainText(`Ravi (${RAVI})`);
    await expect(openings).not.toContainText(ASHA);
    await expect(openings).not.toContainText(sample.name);
    await expectUsableAtWidths(page);

    await signOut(page);
    await signIn(page, RAVI, PASSPHRASE);
    await page.goto(address);
    await expect(notes.getByRole('listitem')).toHaveText(/Called her son/);
    await expect(notes.getByRole('button', { name: /Remove/ })).toHaveCount(0);
  },
);
