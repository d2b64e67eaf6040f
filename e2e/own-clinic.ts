import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { copyProject } from '../scripts/project-copy.mjs';
import { spawnServer } from '../testing/server-process.ts';
import { OWNER, PASSPHRASE } from './desk-fixtures.ts';

/** As `spawnServer` sets it. */
const SECRET_OF_TESTS = 'a secret of tests that is long enough';

/** Starts a clinic in a copy of the project, because an owner's draft, content and builds lie below the project. */
export async function openOwnClinic() {
  const house = copyProject('owner');
  cpSync(join(import.meta.dirname, '../site/dist'), join(house, 'site/dist'), { recursive: true });
  const env = {
    ...{ DATABASE_URL: `file:${join(house, 'data/clinic.db')}`, DESK_PORT: '0', DRAFT_PORT: '0' },
    ...{ CONTENT_DIR: '', SITE_DIR: '' },
  };
  const server = spawnServer(env, { command: [process.execPath, join(house, 'api/src/server.ts')] });
  const site = `http://localhost:${await server.waitForPort()}`;
  const findDesk = () => /The front desk is at (http:\S+)/.exec(server.output.stdout)?.[1] ?? '';
  await expect.poll(findDesk).not.toBe('');
  const add = [join(house, 'scripts/desk.mjs'), 'add', OWNER, '--role', 'owner', '--passphrase-stdin'];
  execFileSync(process.execPath, add, { env: { ...process.env, ...env, SECRET: SECRET_OF_TESTS }, input: PASSPHRASE });
  return { server, site, desk: findDesk() };
}

/** Signs the owner of this clinic in. */
export async function signInAsOwner(page: Page, desk: string): Promise<void> {
  await page.goto(`${desk}/sign-in`);
  await page.getByLabel('Email').fill(OWNER);
  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens the website at the desk, a kind of its content, and one of its entries, as an owner who has signed in does. */
export async function openWebsite(page: Page, desk: string, ...links: string[]): Promise<void> {
  if (page.url() === 'about:blank') await signInAsOwner(page, desk);
  await page.goto(`${desk}/settings`);
  await page.getByRole('link', { name: 'Change the website' }).click();
  for (const name of links) await page.getByRole('main').getByRole('link', { name, exact: true }).click();
}

/** The longest check of all content, which a form waits for. */
export const CHECK_MS = 60_000;

/** Saves a form that has no mistake. */
export async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  await expect(page.getByText('Saved in the draft.')).toBeVisible({ timeout: CHECK_MS });
}

/** The longest build of a draft, on a machine that does other things too. */
export const BUILD_MS = 360_000;

export async function buildDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Build/ }).click();
  await expect(page.getByText(/About \d+ seconds left/)).toBeVisible({ timeout: BUILD_MS });
  await expect(page.getByRole('heading', { name: 'It is built' })).toBeVisible({ timeout: BUILD_MS });
}

/** The longest first publishing, which writes all content into the history. */
export const PUBLISH_MS = 60_000;
