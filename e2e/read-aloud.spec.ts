import type { Page } from '@playwright/test';
import { getBox } from './box.ts';
import { SERVICES } from './content.ts';
import { getDrawnContrast } from './drawn-contrast.ts';
import { expect, test } from './fixtures.ts';
import { longIf } from './long.ts';

/** A service with a note on how long its operation takes. */
const { slug, note } = SERVICES.map(({ slug, glance }) => ({ slug, ...Object(glance?.operation) })).find(
  (service) => service.note,
) as { slug: string; note: string };
const SERVICE_PATH = `/services/${slug}`;

/** Gives the page a browser's voice that says nothing. It comes when `addVoice` is called. */
async function fakeSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voices: object[] = [];
    const spoken: string[] = [];
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: ({ text }: { text: string }) => spoken.push(text),
      cancel: () => {
        spoken.length = 0;
      },
    });
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperties(window, {
      speechSynthesis: { value: speech },
      SpeechSynthesisUtterance: { value: Utterance },
      spoken: { value: spoken },
      voices: { value: voices },
    });
  });
}

const addVoice = (page: Page, lang: string) =>
  page.evaluate((tag) => {
    (window as unknown as { voices: object[] }).voices.push({ lang: tag, localService: true });
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  }, lang);
const readSpoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);

test('a patient listens to a service at a glance with keys alone, as soon as the browser has a voice', async ({
  page,
}) => {
  await fakeSpeech(page);
  await page.goto(SERVICE_PATH);
  const listen = page.getByRole('button', { name: 'Listen At a glance' });
  await addVoice(page, 'hi-IN');
  await expect(listen).toBeHidden();
  const facts = page.locator('#at-a-glance-facts');
  const before = await getBox(facts);
  await addVoice(page, 'en-IN');
  await expect(listen).toBeVisible();
  expect(await getBox(facts)).toEqual(before);
  expect(Math.min((await getBox(listen))?.width ?? 0, (await getBox(listen))?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await getDrawnContrast(page, listen)).toBeGreaterThanOrEqual(7);

  await listen.press('Enter');
  const sentences = (await readSpoken(page)).map((sentence) => sentence.replace(/\s/g, ' '));
  expect(sentences.slice(0, 3)).toEqual([
    'How long it takes',
    expect.stringMatching(/^[\d ]+ to [\d ]+ \w+$/),
    /^[^.]+\./.exec(note)?.[0],
  ]);
  const stop = page.getByRole('button', { name: 'Stop At a glance' });
  await expect(stop).toBeFocused();
  await stop.press('Space');
  expect(await readSpoken(page)).toEqual([]);
});

for (const path of [SERVICE_PATH, '/faq', '/symptoms']) {
  test(`a patient listens to each urgent box of ${path}`, longIf(path !== SERVICE_PATH), async ({ page }) => {
    await fakeSpeech(page);
    await page.goto(path);
    await addVoice(page, 'en-IN');
    const boxes = page.locator('[data-tier-box][data-tone]');
    expect(await boxes.count()).toBeGreaterThanOrEqual(2);
    for (const box of await boxes.all()) {
      await box.getByRole('button', { name: 'Listen' }).click();
      const spoken = (await readSpoken(page)).join(' ');
      const title = await box.getByRole('heading', { level: 3 }).first().innerText();
      // Numbers are told digit by digit.
      expect(spoken.replace(/\s/g, '')).toContain(title.replace(/\s/g, ''));
      expect(spoken).not.toMatch(/Listen|Stop/);
      for (const sign of await box.locator('[data-sign]').allInnerTexts()) {
        // A group of signs says its lead once.
        expect(spoken.replace(/\s/g, '')).toContain(sign.replace(/^[^:]+: /, '').replace(/\s/g, ''));
      }
      expect(await getDrawnContrast(page, box.locator('button[data-read-aloud]'))).toBeGreaterThanOrEqual(7);
    }
  });
}
