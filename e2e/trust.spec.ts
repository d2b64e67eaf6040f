import { CLINIC, DOCTOR_IDS, DOCTOR_PAGES, FOUNDERS, POSTS, SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';

const WARNING = 'Demonstration site: people, figures and awards are samples';

for (const path of ['/', '/about', '/services', '/book', '/no-such-page']) {
  test(`${path} says above the footer whether people, figures and awards are samples`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText(WARNING, { exact: true })).toHaveCount(CLINIC.isDemonstration ? 1 : 0);
  });
}

test('the figures of the home page and About say whose they are', async ({ page }) => {
  const note = CLINIC.figuresNote ?? 'no note';
  await page.goto('/');
  for (const section of ['#about', '[aria-labelledby="statistics-title"]']) {
    await expect(page.locator(section).getByText(note)).toHaveCount(CLINIC.figuresNote ? 1 : 0);
  }
  await page.goto('/about');
  await expect(page.getByRole('main').getByText(note)).toHaveCount(CLINIC.figuresNote ? 1 : 0);
});

test('a patient sees every doctor, and can book with each', async ({ page }) => {
  await page.goto('/doctors');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([...DOCTOR_IDS.keys()]);
  for (const [name, id] of DOCTOR_IDS) {
    const booking = page.getByRole('link', { name: `Book with ${name}`, exact: true });
    await expect(booking).toHaveAttribute('href', `/book?doctor=${id}`);
  }
});

for (const { slug, name, profile } of DOCTOR_PAGES.slice(0, 1)) {
  test('a patient reads who a doctor is, and books with this doctor', async ({ page }) => {
    await page.goto('/doctors');
    await page.getByRole('article').filter({ hasText: name }).getByRole('link', { name: 'How a visit goes' }).click();
    await expect(page).toHaveURL(`/doctors/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const main = page.getByRole('main');
    for (const text of [
      profile.role,
      profile.registration,
      profile.summary,
      ...profile.about,
      ...profile.specialties,
    ]) {
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    }
    for (const link of await main.getByRole('link', { name: 'Book appointment' }).all()) {
      await expect(link).toHaveAttribute('href', `/book?doctor=${slug}`);
    }
  });
}

test('each service names the specialist who reviewed it, and leads there', async ({ page }) => {
  for (const { slug, reviewer } of SERVICES) {
    await page.goto(`/services/${slug}`, { waitUntil: 'commit' });
    const name = [...DOCTOR_IDS].find(([, id]) => id === reviewer)?.[0] ?? 'nobody';
    const answer = page.getByRole('term').filter({ hasText: 'Medically reviewed by' }).locator('+ dd');
    await expect(answer).toContainText(name);
    const isFounder = FOUNDERS.some((founder) => founder.slug === reviewer);
    if (!isFounder && !DOCTOR_PAGES.some((doctor) => doctor.slug === reviewer)) continue;
    const path = `/${isFounder ? 'founders' : 'doctors'}/${reviewer}`;
    await expect(answer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

for (const { slug, author } of POSTS) {
  test(`/blogs/${slug} leads to its author`, async ({ page }) => {
    await page.goto(`/blogs/${slug}`);
    const doctor = DOCTOR_PAGES.find(({ name }) => name === author);
    await expect(page.getByRole('article').first().getByText(author, { exact: true })).toBeVisible();
    if (!doctor) return;
    await page.getByRole('link', { name: author, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(author);
  });
}
