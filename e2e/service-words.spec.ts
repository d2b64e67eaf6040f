import type { Locator } from '@playwright/test';
import {
  ANAESTHESIA,
  CATEGORIES,
  CLINIC,
  DOCTOR_IDS,
  DOCTOR_PAGES,
  EMERGENCY_HELP,
  FOUNDERS,
  SERVICES,
  TIER_TITLES,
  TIERS,
  toTel,
} from './content.ts';
import { expect, test } from './fixtures.ts';
import { longIf } from './long.ts';
import { expectRead } from './read-part.ts';

// Tests the words that patients read on the page of a service, which need no script.

test.use({ javaScriptEnabled: false });

const EMERGENCY_CALL = { [CLINIC.emergencyPhone]: toTel(CLINIC.emergencyPhone) };

/** Reads the signs of a section, each with the words that stand above its group. */
const readSigns = (place: Locator) =>
  place.locator('li:not(:has(li))').evaluateAll((items) =>
    items.map((item) => {
      const lead = item.parentElement?.closest('li')?.firstChild?.textContent;
      return [...(lead ? [lead] : []), item.textContent].join(' ').replaceAll('\u00a0', ' ');
    }),
  );

for (const service of SERVICES) {
  const { slug, title, anaesthesia, risks, reviewer } = service;

  test(`a patient can read all of ${title}`, longIf(service !== SERVICES[0]), async ({ page, servicePage }) => {
    expect((await servicePage.open(slug))?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expectRead(page, { title, texts: [service.author] });
    await expect(servicePage.sections).toHaveText([
      ...(service.glance ? ['At a glance'] : []),
      ...['Overview', 'When to consult', 'Treatment options', 'Recovery'],
      ...(service.questions.length > 0 || service.surgeonQuestions.length > 0 ? ['Questions'] : []),
      'Why choose us',
      ...(service.benefits > 0 ? ['Key Benefits'] : []),
      ...(service.technology ? ['Advanced Technology'] : []),
      ...(service.images > 1 ? ['Facility & Equipment'] : []),
      ...['Your Journey to Recovery', 'Other services'],
    ]);
    const main = page.getByRole('main');
    for (const fold of await main.locator('summary:visible').all()) await fold.click();
    for (const [name, count] of [
      ['Facility & Equipment', service.images - 1],
      ['Key Benefits', service.benefits],
      ['Your Journey to Recovery', service.steps],
      ['Recovery', service.recoveryPoints],
    ] as const) {
      await expect(servicePage.section(name).getByRole('listitem'), name).toHaveCount(count);
    }
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Services', service.category, title]);
    await expect(crumbs.getByText(title)).toHaveAttribute('aria-current', 'page');
    await expectRead(page, {
      in: () => crumbs,
      links: {
        Home: '/',
        Services: '/services',
        [service.category]: `/services#${CATEGORIES.find((category) => category.title === service.category)?.anchor}`,
      },
    });

    const glance = servicePage.section('At a glance');
    for (const fact of Object.values(service.glance ?? {})) {
      const words = typeof fact === 'string' ? fact : fact.note;
      if (words) await expect(glance.getByRole('table')).toContainText(words);
    }
    await expectRead(page, {
      in: () => servicePage.section('Overview'),
      texts: service.illustration?.labels.map(({ text }) => text) ?? [],
    });

    const consult = servicePage.section('When to consult');
    const tiers = new Set(service.signs.map(({ tier }) => tier));
    await expectRead(page, {
      in: () => consult,
      headings: [3, TIERS.filter((tier) => tiers.has(tier)).map((tier) => TIER_TITLES[tier])],
      texts: [
        ...(tiers.has('today') ? [] : [`After an operation here: ${EMERGENCY_HELP.night}`]),
        ...(tiers.has('ambulance') ? [EMERGENCY_HELP.ambulance] : []),
        ...(tiers.has('now') ? [EMERGENCY_HELP.action] : []),
        ...(tiers.has('today') ? [EMERGENCY_HELP.today] : []),
      ],
      links: {
        ...EMERGENCY_CALL,
        ...Object.fromEntries(CLINIC.emergencyNumbers.map((number) => [number, `tel:${number}`])),
      },
    });
    expect(await readSigns(consult)).toEqual(service.signs.map(({ text }) => text));

    const options = servicePage.section('Treatment options');
    const points = options.locator('h2 + div > :first-child').first();
    await expect(points.getByRole('listitem')).toHaveCount(service.treatmentPoints);
    const findPart = (name: string) =>
      options.locator('details', { has: page.getByRole('heading', { level: 3, name }) });
    const listed = findPart('Risks, and how often').getByRole('listitem');
    const ofAnaesthetics = anaesthesia.flatMap((kind) => ANAESTHESIA.risks[kind] ?? []);
    await expect(listed).toHaveCount(risks.length + ofAnaesthetics.length);
    for (const [place, { risk, figure, often, note }] of risks.entries()) {
      const range = figure?.range && `Studies found ${figure.range}.`;
      const text = [figure?.text ?? often, range, note].filter(Boolean).join(' ');
      await expect(listed.nth(place)).toHaveText(`${risk}. ${text}`);
    }
    for (const point of service.choices) await expect(options).toContainText(point);
    for (const { id, title, url, doi } of service.sources) {
      const source = main.getByRole('listitem').filter({ hasText: title });
      await expect(source.getByRole('link', { includeHidden: true })).toHaveCount(url || doi ? 1 : 0);
      for (const { risk, figure } of risks.filter(({ figure }) => [figure?.source].flat()[0] === id)) {
        await expect(source).toContainText(`${risk} (${figure?.people}, ${figure?.year})`);
      }
    }
    for (const { question, answer } of service.questions) {
      await expect(main.getByRole('term').filter({ hasText: question }).locator('+ dd')).toHaveText(answer);
      await expect(main.getByText(answer, { exact: true })).toBeVisible();
    }
    const sheet = main.locator('details', { has: page.getByText('Questions to ask your surgeon') });
    await expect(sheet.getByRole('listitem')).toHaveText(service.surgeonQuestions);
    const isAwake = anaesthesia.every((kind) => kind === 'local');
    const { fasting, day, local } = ANAESTHESIA.preparation;
    const forAnaesthetic = anaesthesia.length === 0 ? [] : isAwake ? local : [...fasting, ...day];
    await expect(findPart('How to prepare').getByRole('listitem')).toHaveText(
      [...forAnaesthetic, ...service.preparation].map(stripLinks),
    );

    const days = main.getByRole('time');
    expect(await days.evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))).toEqual([
      ...(service.reviewed ? [service.reviewed] : []),
      service.nextReview,
    ]);
    const reviewedBy = page.getByRole('term').filter({ hasText: 'Medically reviewed by' }).locator('+ dd');
    if (!reviewer) return expect(reviewedBy).toHaveText('Nobody yet');
    const name = [...DOCTOR_IDS].find(([, id]) => id === reviewer)?.[0] ?? 'nobody';
    await expect(reviewedBy).toContainText(name);
    const isFounder = FOUNDERS.some((founder) => founder.slug === reviewer);
    if (!isFounder && !DOCTOR_PAGES.some((doctor) => doctor.slug === reviewer)) return;
    const profile = `/${isFounder ? 'founders' : 'doctors'}/${reviewer}`;
    await expectRead(page, { in: () => reviewedBy, links: { [name]: profile } });
  });
}

/** Replaces the links of a text by their words: `[Medicines](/faq)` -> `Medicines` */
function stripLinks(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
