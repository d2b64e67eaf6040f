import type { Page } from '@playwright/test';
import { CLINIC, FOUNDERS, TEAM, toTel } from './content.ts';
import { expect, test } from './fixtures.ts';
import { motionEnds } from './motion.ts';
import { findSection } from './sections.ts';

const PHONE = { width: 360, height: 780 };

/** Tab and hash, in their order. */
const TABS = [
  ['Founder', '#founder'],
  ['Overview', '#overview'],
  ['Vision & Mission', '#vision-mission'],
  ['Facilities', '#facilities'],
  ...(TEAM.length > 0 ? [['Our Team', '#our-team'] as const] : []),
] as const;

const FOUNDER = FOUNDERS[0] as (typeof FOUNDERS)[number];
const LAST_FOUNDER = FOUNDERS.at(-1) ?? FOUNDER;
const FOUNDER_PATHS = FOUNDERS.map(({ slug }) => `/founders/${slug}`);
const LAST_TAB = TABS.length - 1;
const [LAST_NAME, LAST_HASH] = TABS[LAST_TAB] as (typeof TABS)[number];

function getTab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true });
}

async function expectShown(page: Page, name: string) {
  await expect(getTab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

test.describe('About', () => {
  test('a patient sees the four figures', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const figures = page.getByRole('list', { name: 'The clinic in figures' }).getByRole('listitem');
    await expect(figures).toHaveText([
      '15+ years experience',
      '10k+ successful surgeries',
      '11+ years as specialist',
      '24/7 emergency care',
    ]);
  });

  test('a patient sees the tabs, the founder first', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('tablist').getByRole('tab')).toHaveText(TABS.map(([name]) => name));
    await expectShown(page, 'Founder');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { level: 2 })).toContainText('Founder');
    await expect(panel.getByRole('img')).toBeVisible();
    await expect(panel.getByText(FOUNDER.role ?? '')).toBeVisible();
    await expect(panel.getByText('That hour is why I started this clinic.')).toBeVisible();
    await panel.getByRole('link', { name: 'Read the full profile' }).click();
    await expect(page).toHaveURL(`/founders/${FOUNDER.slug}`);
  });

  test('a patient reads where the clinic is, its accreditation and nine reasons', async ({ page }) => {
    await page.goto('/about');
    await getTab(page, 'Overview').click();
    await expectShown(page, 'Overview');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { name: 'Location' })).toBeVisible();
    await expect(panel.getByText('Accredited by a national hospital accreditation board')).toBeVisible();
    await expect(panel.getByRole('heading', { name: '9 reasons to choose us' })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(9);
  });

  test('a patient reads the vision, the mission and four core values', async ({ page }) => {
    await page.goto('/about');
    await getTab(page, 'Vision & Mission').click();
    await expectShown(page, 'Vision & Mission');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Our vision', 'Our mission', 'Core values']);
    const values = ['Compassion', 'Safety', 'Excellence', 'Respect'];
    await expect(panel.getByRole('listitem').getByRole('heading')).toHaveText(values);
  });

  test('a patient reads of six key facilities and 17 specialties', async ({ page }) => {
    await page.goto('/about');
    await getTab(page, 'Facilities').click();
    await expectShown(page, 'Facilities');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { name: 'Key facilities' })).toBeAttached();
    await expect(panel.getByRole('list').first().getByRole('listitem')).toHaveCount(6);
    await expect(panel.getByRole('heading', { name: '17 specialties' })).toBeVisible();
    await expect(panel.getByRole('list').last().getByRole('listitem')).toHaveCount(17);
  });

  test('a patient goes from each team card to its page', async ({ page }) => {
    test.skip(TEAM.length === 0, 'This clinic shows no team.');
    for (const [index, { slug, specialties }] of TEAM.entries()) {
      await page.goto('/about#our-team');
      await expectShown(page, 'Our Team');
      const cards = page.getByRole('tabpanel').getByRole('article');
      await expect(cards).toHaveCount(TEAM.length);
      const card = cards.nth(index);
      const name = await card.getByRole('heading', { level: 3 }).innerText();
      await expect(card.getByRole('img')).toBeVisible();
      await expect(card.getByRole('listitem')).toHaveCount(specialties.length);
      await card.getByRole('link', { name: 'Learn More' }).click();
      await expect(page).toHaveURL(`/team/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
  });

  test('a patient ends the page at a way to contact the clinic', async ({ page }) => {
    await page.goto('/about');
    const call = page.getByRole('region', { name: 'Not sure yet?' });
    await expect(call.getByRole('link', { name: CLINIC.phone })).toHaveAttribute('href', toTel(CLINIC.phone));
    await expect(call.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });

  test('a patient moves through the tabs with the keyboard', async ({ page }) => {
    await page.goto('/about');
    await getTab(page, 'Founder').focus();
    const steps = [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['End', LAST_TAB],
      ['ArrowRight', 0],
      ['ArrowLeft', LAST_TAB],
      ['Home', 0],
    ] as const;
    for (const [key, index] of steps) {
      await page.keyboard.press(key);
      const [name, hash] = TABS[index] as (typeof TABS)[number];
      await expect(getTab(page, name)).toBeFocused();
      await expectShown(page, name);
      await expect(page).toHaveURL(`/about${hash}`);
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(getTab(page, 'Overview')).toBeFocused();
  });

  test('a reader hears which panel each tab controls', async ({ page }) => {
    await page.goto('/about');
    for (const [name, hash] of TABS) {
      await expect(getTab(page, name)).toHaveAttribute('aria-controls', hash.slice(1));
      await expect(page.locator(hash)).toHaveAttribute('role', 'tabpanel');
    }
    const stops = await page.getByRole('tab').evaluateAll((tabs) => tabs.map(({ tabIndex }) => tabIndex));
    expect(stops).toEqual(TABS.map((_, index) => (index === 0 ? 0 : -1)));
  });

  for (const [name, hash] of TABS) {
    test(`a patient opens About at ${hash}`, async ({ page }) => {
      await page.goto(`/about${hash}`);
      await expectShown(page, name);
      await expect(getTab(page, name)).toBeInViewport();
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toBeInViewport();
    });
  }

  test('a patient chooses a tab: the address follows, the page stays where it is, the way back is not longer', async ({
    page,
  }) => {
    await page.goto('/about');
    await getTab(page, 'Overview').scrollIntoViewIfNeeded();
    const read = () => page.evaluate(() => ({ top: scrollY, entries: history.length }));
    const before = await read();
    await getTab(page, LAST_NAME).click();
    await expect(page).toHaveURL(`/about${LAST_HASH}`);
    expect(await read()).toEqual(before);
  });

  test('a patient follows an address with another hash', async ({ page }) => {
    await page.goto('/about#overview');
    await page.evaluate(() => {
      location.hash = '#facilities';
    });
    await expectShown(page, 'Facilities');
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toBeInViewport();
  });

  test('a patient with an unknown hash sees the founder', async ({ page }) => {
    await page.goto('/about#nothing');
    await expectShown(page, 'Founder');
  });

  test('a patient sees no other panel than the asked one, in no frame, and nothing shifts', async ({ page }) => {
    // What is inline has to be enough: the script files never come.
    await page.route('**/*.js', (route) => route.abort());
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const look = () => {
        for (const panel of document.querySelectorAll<HTMLElement>('[data-panel]')) {
          if (panel.getClientRects().length > 0) seen.add(panel.id);
        }
        Object.assign(window, { seenPanels: [...seen] });
        requestAnimationFrame(look);
      };
      look();
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
        Object.assign(window, { layoutShift: shift });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const read = (name: string) => page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], name);

    await page.goto('/about#facilities');
    await page.evaluate(() => document.fonts.ready);
    await motionEnds(page.locator(':root'));
    expect(await read('seenPanels')).toEqual(['facilities']);
    // The web font's arrival alone is a few thousandths.
    expect((await read('layoutShift')) ?? 0).toBeLessThan(0.01);

    await getTab(page, 'Overview').click();
    await expectShown(page, 'Overview');
  });

  test('a patient on a phone keeps the current tab in view', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/about');
    await expect(getTab(page, LAST_NAME)).not.toBeInViewport();
    await getTab(page, 'Founder').focus();
    await page.keyboard.press('End');
    await expect(getTab(page, LAST_NAME)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Home');
    await expect(getTab(page, 'Founder')).toBeInViewport({ ratio: 1 });
    await page.goto('/contact');
    await page.goto('/about#facilities');
    await expect(getTab(page, 'Facilities')).toBeInViewport({ ratio: 1 });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('a patient reads all parts one under another, with links to them', async ({ page }) => {
      await page.goto('/about');
      await expect(page.getByRole('tab')).toHaveCount(0);
      const links = page.getByRole('list', { name: 'About the clinic' }).getByRole('link');
      await expect(links).toHaveText(TABS.map(([name]) => name));
      for (const [name, hash] of TABS) {
        const part = page.locator(`section${hash}`);
        await expect(part).toBeVisible();
        await expect(part.getByRole('heading', { level: 2 })).toContainText(name);
      }
      await links.last().click();
      await expect(page).toHaveURL(`/about${LAST_HASH}`);
      await expect(page.locator(LAST_HASH).getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(page.locator('#founder')).not.toBeInViewport();
    });
  });
});

test.describe('A founder', () => {
  test('a patient reads who the founder is', async ({ page }) => {
    await page.goto(`/founders/${FOUNDER.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FOUNDER.name);
    await expect(page.getByText(FOUNDER.role ?? '', { exact: true })).toBeVisible();
    await expect(page.getByText(FOUNDER.summary)).toBeVisible();
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Book appointment' }).first()).toHaveAttribute(
      'href',
      '/book',
    );
    await page.getByRole('link', { name: 'Back to About' }).click();
    await expect(page).toHaveURL('/about#founder');
  });

  test('a patient sees the details and calls by a tap', async ({ page }) => {
    await page.goto(`/founders/${LAST_FOUNDER.slug}`);
    const details = findSection(page, 'Details');
    await expect(details.getByRole('term')).toHaveText(LAST_FOUNDER.details.map(({ label }) => label));
    await expect(details.getByRole('link', { name: CLINIC.phone })).toHaveAttribute('href', toTel(CLINIC.phone));
  });

  test('a patient reads every titled section of the profile', async ({ page }) => {
    await page.goto(`/founders/${LAST_FOUNDER.slug}`);
    for (const { title, items } of LAST_FOUNDER.sections) {
      const section = findSection(page, title);
      await expect(section.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(section.getByRole('listitem')).toHaveText(items);
    }
  });

  test('a patient goes on to the other founder', async ({ page }) => {
    test.skip(FOUNDERS.length === 1, 'This clinic has one founder.');
    await page.goto(`/founders/${FOUNDER.slug}`);
    await page
      .getByRole('navigation', { name: 'Others you will meet' })
      .getByRole('link', { name: LAST_FOUNDER.name })
      .click();
    await expect(page).toHaveURL(`/founders/${LAST_FOUNDER.slug}`);
  });

  test('a patient at an unknown address is told so, and finds ways on', async ({ page }) => {
    const response = await page.goto('/founders/nobody');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Founder not found');
    await expect(page.getByText('Please check the URL.', { exact: true })).toBeVisible();
    const main = page.getByRole('main');
    for (const href of [...FOUNDER_PATHS, '/about', '/services', '/contact']) {
      await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
    }
  });
});

test.describe('A member of the team', () => {
  test('a patient reads what a member of the team does', async ({ page }) => {
    const [member] = TEAM;
    test.skip(!member, 'This clinic shows no team.');
    if (!member) return;
    await page.goto(`/team/${member.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.name);
    await expect(page.getByText(member.title ?? '', { exact: true })).toBeVisible();
    await expect(findSection(page, 'What to expect')).toContainText(member.about[0] ?? '');
    await expect(findSection(page, 'Specialties').getByRole('listitem')).toHaveText(member.specialties);
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await page.getByRole('link', { name: 'Back to About' }).click();
    await expect(page).toHaveURL('/about#our-team');
  });
});
