import { expect } from '@playwright/test';
import { SERVICES } from '../content.ts';
import { lateScriptsRun, showPerson } from '../person.ts';
import type { Walk } from './state.ts';

/** The header shows all its links from this width on. */
const WIDE = 1200;

/** The header has room for the search from this width on; otherwise only the menu has it. */
const SEARCHABLE = 320;

export const SERVICES_PANEL: Walk = {
  name: 'the Services panel',
  widths: { min: WIDE },
  states: [
    {
      name: 'open',
      part: '#services-panel',
      reach: async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Services', exact: true }).focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('#services-panel')).toBeVisible();
      },
    },
  ],
};

export const MENU: Walk = {
  name: 'the mobile menu',
  widths: { max: WIDE - 1 },
  states: [
    {
      name: 'open',
      part: 'dialog[open]',
      reach: async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      },
    },
  ],
};

export const PHONE_NOTICE: Walk = {
  name: 'the notice on phones',
  widths: { max: 768 },
  hasMobileNotice: true,
  states: [
    {
      name: 'open',
      part: 'dialog[open]',
      reach: async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('dialog', { name: 'Best viewed on desktop' })).toBeVisible();
      },
    },
  ],
};

const SEARCH_DIALOG: Walk = {
  name: 'the search in the header',
  widths: { min: SEARCHABLE },
  states: [
    {
      name: 'results',
      part: 'dialog[open]',
      reach: async ({ page }) => {
        await page.goto('/about');
        await showPerson(page);
        await lateScriptsRun(page);
        await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
        const dialog = page.getByRole('dialog', { name: 'Search' });
        await dialog.getByRole('combobox').fill(SERVICES[0]?.title ?? '');
        await expect(dialog.getByRole('option').first()).toBeVisible();
        // Their number is told when the field rests, and moves what is below it.
        await expect(dialog.getByRole('status')).not.toBeEmpty();
      },
    },
    {
      name: 'nothing found',
      part: 'dialog[open]',
      reach: async ({ page }) => {
        const dialog = page.getByRole('dialog', { name: 'Search' });
        await dialog.getByRole('combobox').fill('zzzzzz');
        await expect(dialog.getByRole('status')).toHaveText(/^Nothing found/);
      },
    },
  ],
};

/** The states of what stands on every page: header, menu, search and the notice on phones. */
export const SHELL_WALKS: Walk[] = [SERVICES_PANEL, MENU, PHONE_NOTICE, SEARCH_DIALOG];
