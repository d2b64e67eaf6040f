import { atClinic } from './content.ts';
import { expect, test } from './fixtures.ts';
import { serveGoogle } from './google-maps.ts';
import { lateScriptsRun, showPerson } from './person.ts';

test.describe('for a patient abroad', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test("a patient sees by the clinic's clock whether the desk is open, and when it opens", async ({
    page,
    contact,
  }) => {
    for (const [time, says, today] of [
      ['2026-11-16T10:59', 'Closed now, opens today at 11:00 am', 'Mon–Fri'],
      ['2026-11-20T18:59', 'Open now, until 7:00 pm', 'Mon–Fri'],
      ['2026-11-21T15:00', 'Closed now, opens Monday at 11:00 am', 'Saturday'],
      ['2026-11-22T23:30', 'Closed now, opens tomorrow at 11:00 am', 'Sunday'],
    ] as const) {
      await page.clock.setFixedTime(atClinic(time));
      await contact.goto();
      await showPerson(page);
      const hours = page.getByRole('region', { name: 'Opening hours' });
      await expect(hours.getByText(says)).toBeVisible();
      await expect(hours.locator('[aria-current="date"]')).toContainText(today);
    }
  });
});

test('a patient who leaves the page open sees the desk close', async ({ page, contact }) => {
  await page.clock.install({ time: atClinic('2026-11-20T18:59').getTime() + 40_000 });
  await contact.goto();
  await showPerson(page);
  await expect(page.getByText('Open now, until 7:00 pm')).toBeVisible();
  await lateScriptsRun(page);
  await page.clock.runFor('01:00');
  await expect(page.getByText('Closed now, opens tomorrow at 11:00 am')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient finds links in place of the form, the hours and directions, and no dead control', async ({
    page,
    context,
    contact,
  }) => {
    const asked = await serveGoogle(context);
    await contact.goto();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(contact.send).toBeHidden();
    await expect(page.getByRole('link', { name: 'Write an email' })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    );
    await expect(page.getByText('Sunday closed')).toBeVisible();
    await expect(page.getByText(/Open now|Closed now/)).toHaveCount(0);
    await expect(contact.mapSpinner).toBeHidden();
    await contact.mapLink.scrollIntoViewIfNeeded();
    await expect(contact.map.getByRole('link', { name: 'Get directions' })).toBeVisible();
    await expect(contact.mapFrame).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
