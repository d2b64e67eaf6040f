import { expect } from '@playwright/test';
import { GALLERY, REGIONS, SERVICES, TEAM, VIDEOS } from '../content.ts';
import { lateScriptsRun, showPerson } from '../person.ts';
import { keepVideosOut, letVideosPlay } from '../video-player.ts';
import type { State, Walk } from './state.ts';

/** Twice the time after which a player counts as lost. */
const LOST_PLAYER_MS = 20_000;

const ABOUT_TABS = ['Overview', 'Vision & Mission', 'Facilities', ...(TEAM.length > 0 ? ['Our Team'] : [])];

/** A walk of one state. */
const toWalk = (name: string, state: State): Walk => ({ name, states: [state] });

const HOME: Walk = {
  name: 'the home page',
  states: [
    {
      name: 'more services',
      part: '#services',
      reach: async ({ page }) => {
        await page.goto('/');
        const services = page.getByRole('region', { name: 'Services' });
        const cards = services.getByRole('listitem');
        const count = await cards.count();
        await services.getByRole('button', { name: 'View More Services' }).press('Enter');
        await expect.poll(() => cards.count()).toBeGreaterThan(count);
      },
    },
    ...VIDEOS.slice(0, 1).map(
      ({ name }): State => ({
        name: 'a video plays',
        part: '#testimonials',
        reach: async ({ page }) => {
          await letVideosPlay(page);
          await page.getByRole('button', { name: `Play the video of ${name}` }).click();
          await expect(page.locator('#testimonials iframe')).toHaveCSS('opacity', '1');
        },
      }),
    ),
    ...VIDEOS.slice(1, 2).map(
      ({ name }): State => ({
        name: 'a video that cannot be loaded',
        part: '#testimonials',
        reach: async ({ page }) => {
          await keepVideosOut(page);
          await page.getByRole('button', { name: `Play the video of ${name}` }).click();
          const link = page.getByRole('link', { name: `Watch on YouTube the video of ${name}` });
          await expect(link).toBeFocused({ timeout: LOST_PLAYER_MS });
          await expect(link).toBeVisible();
        },
      }),
    ),
  ],
};

const BODY = toWalk('the drawn body', {
  name: 'a dot pressed',
  part: 'main',
  reach: async ({ page }) => {
    await page.goto('/services');
    await showPerson(page);
    await lateScriptsRun(page);
    const dot = page
      .getByRole('main')
      .locator('svg')
      .getByRole('button', { name: REGIONS[0]?.name ?? '' });
    await dot.press('Enter');
    await expect(dot).toHaveAttribute('aria-expanded', 'true');
  },
});

const SYMPTOMS = toWalk('what patients notice', {
  name: 'every region unfolded',
  part: 'main',
  reach: async ({ page }) => {
    await page.goto('/symptoms');
    for (const { name } of REGIONS)
      await page.getByRole('main').locator('summary').filter({ hasText: name }).first().press('Enter');
    await expect(page.locator('main details[open]')).toHaveCount(REGIONS.length);
  },
});

const SEARCH = toWalk('the search page', {
  name: 'results',
  part: 'main',
  reach: async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(SERVICES[0]?.title ?? '')}`);
    await showPerson(page);
    await expect(page.locator('main section:has(h2)').getByRole('listitem').getByRole('link').first()).toHaveText(
      SERVICES[0]?.title ?? '',
    );
  },
});

export const QUESTIONS = toWalk('questions', {
  name: 'an answer unfolded',
  part: 'details[open]',
  reach: async ({ page }) => {
    await page.goto('/faq');
    await page.locator('main summary').first().press('Enter');
    await expect(page.locator('main details[open]').first()).toBeVisible();
    await page.locator('main').focus();
  },
});

export const ABOUT: Walk = {
  name: 'the page about the clinic',
  states: ABOUT_TABS.map((name, index) => ({
    name,
    part: 'main',
    reach: async ({ page }) => {
      if (index === 0) await page.goto('/about');
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    },
  })),
};

const PICTURES = toWalk('the gallery', {
  name: 'a large picture',
  part: 'dialog[open]',
  reach: async ({ page }) => {
    await page.goto('/gallery');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  },
});

/** Empty where the clinic has no gallery. */
export const GALLERY_WALKS: Walk[] = GALLERY.length > 0 ? [PICTURES] : [];

/** The parts that visitors open and choose on pages without a form. */
export const PAGE_WALKS: Walk[] = [HOME, BODY, SYMPTOMS, SEARCH, QUESTIONS, ABOUT, ...GALLERY_WALKS];
