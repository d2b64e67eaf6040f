import { SERVICES } from '../../content.ts';
import { drawWhole } from '../../draw-whole.ts';
import { expect, test } from '../fixtures.ts';

// The other ways meet sections that wait until they are near the window; this one measures them.

const SERVICE = `/services/${SERVICES[0]?.slug}`;

/** By how much a section may be lower or higher while others wait, in CSS px. */
const TOLERANCE_PX = 1;

test.beforeEach(({ person }) => person.engine.resize(360, 740));

test('a patient scrolls through a page, and each section is drawn at its full height', async ({ person, clinic }) => {
  const { engine } = person;
  await person.open(clinic.url + SERVICE);
  const heights: number[] = [];
  const count = await engine.evaluate(() => document.querySelectorAll('[data-near]').length);
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const { isDrawn, height } = await engine.evaluate(showSection, index);
    expect(isDrawn, `section ${index}`).toBe(true);
    heights.push(height);
  }
  await engine.evaluate(drawWhole);
  for (const [index, height] of heights.entries()) {
    const whole = await engine.evaluate(showSection, index);
    expect(Math.abs(height - whole.height), `section ${index}`).toBeLessThanOrEqual(TOLERANCE_PX);
  }
});

test('a patient follows an anchor to a section that waits, clear of the header', async ({ person, clinic }) => {
  await person.open(`${clinic.url}${SERVICE}#recovery`);
  const readTop = () =>
    person.engine.evaluate(() => Math.round(document.getElementById('recovery')?.getBoundingClientRect().top ?? -1));
  await expect.poll(readTop).toBeLessThan(200);
  expect(await readTop()).toBeGreaterThanOrEqual(0);
});

test('a press that takes the focus from a field finds its button until the pointer comes up', async ({
  person,
  clinic,
}) => {
  await person.open(`${clinic.url}/contact`);
  await person.sees('button', 'Send message');
  const found = await person.engine.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const field = document.querySelector<HTMLElement>('[data-near] textarea');
    const button = document.querySelector<HTMLElement>('[data-near] [type=submit]');
    field?.focus();
    button?.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    const { left = 0, top = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
    const find = () => button?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    const before = find();
    // As a pointer focuses it: without a ring, and with no frame between down and up.
    button?.focus({ focusVisible: false, preventScroll: true } as FocusOptions);
    return [before, find()];
  });
  expect(found).toEqual([true, true]);
});

/** Brings a section into the window, and reads whether it is drawn, and how high. It runs in the page. */
async function showSection(index: number): Promise<{ isDrawn: boolean; height: number }> {
  const nextFrame = () => new Promise(requestAnimationFrame);
  const section = document.querySelectorAll<HTMLElement>('[data-near]')[index] as HTMLElement;
  section.scrollIntoView({ block: 'start', behavior: 'instant' });
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  const inside = section.firstElementChild ?? section;
  return {
    isDrawn: inside.checkVisibility({ contentVisibilityAuto: true }),
    height: section.getBoundingClientRect().height,
  };
}
