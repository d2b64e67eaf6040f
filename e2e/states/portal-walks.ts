import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import { expect } from '@playwright/test';
import { bookSample, getSample } from '../portal-samples.ts';
import type { Scene, Walk } from './state.ts';

/** The first of the samples that walks book, behind those of other tests. */
const FIRST_SAMPLE = 100;

let booked = 0;
let asked = 0;

/** Books another sample each time. Returns it with the address of its page. */
export async function bookNext({ request }: Pick<Scene, 'request'>) {
  const sample = getSample(FIRST_SAMPLE + booked);
  booked += 1;
  const { manageUrl = '' } = await bookSample(request, sample);
  return { ...sample, manageUrl };
}

/** The page of one appointment, from its facts to its end. */
const APPOINTMENT: Walk = {
  name: 'the page of an appointment',
  states: [
    {
      name: 'with its days and times',
      part: 'main',
      reach: async (scene) => {
        const { manageUrl, appointmentDate } = await bookNext(scene);
        await scene.page.goto(`${manageUrl}?date=${appointmentDate}`);
      },
    },
    {
      name: 'a new time chosen, and asked whether to cancel',
      part: 'main',
      reach: async ({ portal }) => {
        await portal.time('02:00 PM').check();
        await portal.openCancel().click();
      },
    },
    {
      name: 'not moved',
      part: 'main',
      reach: async ({ portal }) => {
        await portal.time('02:00 PM').evaluate((radio) => radio.setAttribute('value', 'no time'));
        await portal.submitMove().click();
        await expect(portal.status()).toContainText('Your appointment has not been moved.');
        await expect(portal.status()).toBeFocused();
      },
    },
    {
      name: 'cancelled',
      part: 'main',
      reach: async ({ portal }) => {
        await portal.openCancel().click();
        await portal.submitCancel().click();
        await expect(portal.status()).toContainText('Your appointment has been cancelled.');
      },
    },
  ],
};

/** The request for a lost link, and its answers. */
const LOST_LINK: Walk = {
  name: 'the request for a lost link',
  states: [
    {
      name: 'with errors',
      part: 'main',
      reach: async ({ page }) => {
        await page.goto(PORTAL_PATH);
        await page.getByRole('textbox', { name: 'Phone Number' }).fill('+91 98765 29999');
        await page.getByRole('button', { name: 'Send me the link' }).click();
        await expect(page.getByRole('main').getByRole('status')).toContainText('Please check these fields.');
      },
    },
    {
      name: 'sent',
      part: 'main',
      reach: async ({ page }) => {
        asked += 1;
        // Three asks an hour are the limit of one reference.
        const reference = `AAAA-${String(asked).padStart(4, '0')}`;
        await page.getByRole('textbox', { name: 'Reference' }).fill(reference);
        await page.getByRole('button', { name: 'Send me the link' }).click();
        await expect(page.getByRole('main').getByRole('status')).toContainText('Check your email');
        await expect(page.getByRole('main').getByRole('status')).toBeFocused();
      },
    },
    {
      name: 'a link that no longer works',
      part: 'main',
      reach: ({ page }) => page.goto(`${PORTAL_PATH}/${'A'.repeat(22)}`),
    },
  ],
};

/** The states of the patient's own page. */
export const PORTAL_WALKS: Walk[] = [APPOINTMENT, LOST_LINK];
