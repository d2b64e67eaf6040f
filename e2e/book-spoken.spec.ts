import type { Page } from '@playwright/test';
import { fillPerson, fillUpToTime, VISIT } from './booking-samples.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';

// Tests what the browser tells screen readers of the wizard. `BookingWizard.test.tsx` tests its words.

const STEPS = ['Your Information', 'Select Service', 'Choose Date & Time'];

test('a patient hears the name of a new step once', async ({ page, book }) => {
  await fillUpToTime(book, VISIT);
  await expect(book.heading('Choose Date & Time')).toBeFocused();
  for (const [index, move] of [
    [1, () => book.previous()],
    [0, () => page.goBack()],
    [1, () => book.next()],
  ] as const) {
    await move();
    await expect(book.heading(STEPS[index] ?? '')).toBeFocused();
    const { focused, live } = await readSpoken(page);
    expect(`${focused}, ${live}`).toBe(`${STEPS[index]}, Step ${index + 1} of 3`);
  }
});

test(
  'a patient finds no field marked invalid before trying it, also not by the browser itself',
  LONG,
  async ({ page, book }) => {
    await book.open();
    await expect(book.field('Full Name')).toHaveAttribute('aria-required', 'true');
    await expect(page.locator('#booking-form:invalid, #booking-form :invalid')).toHaveCount(0);
    expect((await readSpoken(page)).invalid).toEqual([]);
    await book.next();
    await book.closeDialog();
    expect((await readSpoken(page)).invalid).toEqual(['Full Name', 'Email', 'Phone Number']);
    await fillPerson(book);
    await book.next();
    await expect(book.heading('Select Service')).toBeFocused();
    expect((await readSpoken(page)).invalid).toEqual([]);
    await book.next();
    await book.closeDialog();
    await book.field('Department').selectOption(VISIT.department);
    await book.field('Doctor').selectOption({ index: 1 });
    await book.next();
    await expect(book.heading('Choose Date & Time')).toBeFocused();
    expect((await readSpoken(page)).invalid).toEqual([]);
  },
);

async function readSpoken(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const heard = nodes.filter(({ ignored }) => !ignored);
  const has = ({ properties = [] }: (typeof nodes)[number], name: string) =>
    properties.some((property) => property.name === name && [true, 'true'].includes(property.value.value));
  const region = heard.find(({ role, backendDOMNodeId }) => role?.value === 'status' && backendDOMNodeId);
  const inRegion = (id: string): string => {
    const node = nodes.find(({ nodeId }) => nodeId === id);
    return node?.role?.value === 'StaticText' ? node.name?.value : (node?.childIds ?? []).map(inRegion).join('');
  };
  return {
    focused: heard.findLast((node) => has(node, 'focused'))?.name?.value,
    live: region ? inRegion(region.nodeId) : undefined,
    invalid: heard.filter((node) => has(node, 'invalid')).map(({ name }) => name?.value),
  };
}
