import { toInstant } from '@clinic/contract/clinic-clock.ts';
import { startDisplay } from '../browsers/display.ts';
import type { Browser } from '../browsers/engine.ts';
import { Person } from '../browsers/person.ts';
import { startFirefox } from '../browsers/puppeteer-engine.ts';
import { TIME_ZONE } from '../content.ts';
import { test as base, expect } from '../desk-fixtures.ts';
import { FIXED_DAY, FIXED_TIME, fixClock } from './fixed-clock.ts';
import { type Orca, startOrca } from './orca.ts';
import { type Reader, startReader } from './reader.ts';
import { Transcript } from './transcript.ts';

type Fixtures = {
  person: Person;
  /** A screen reader, which may pass over what the browser tells. */
  orca: Orca;
  /** The words that the person hears, compared with the text beside the test. */
  transcript: Transcript;
};

type WorkerFixtures = {
  /** A screen that nobody sees, by its name. */
  display: string;
  reader: Reader;
  firefox: Browser;
};

const NOW = toInstant(TIME_ZONE, FIXED_DAY, FIXED_TIME).getTime();

/** Tests with one person who hears Firefox, and a clinic with a front desk; all clocks stand still. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const display = await startDisplay();
      await use(display.name);
      display.stop();
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ display }, use) => {
      const reader = await startReader(display);
      await use(reader);
      await reader.stop();
    },
    { scope: 'worker' },
  ],
  firefox: [
    // Firefox looks for readers when it starts, so the reader comes first.
    async ({ display, reader: _reader }, use) => {
      const env = { DISPLAY: display, GNOME_ACCESSIBILITY: '1' };
      const firefox = await startFirefox({ headless: false, env }, (page) => page.evaluateOnNewDocument(fixClock, NOW));
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
  person: async ({ firefox, reader, setClock }, use) => {
    await setClock(FIXED_DAY, FIXED_TIME);
    const engine = await firefox.openWindow();
    // A field must be told before anything is typed, because its words would depend on how much has been typed.
    const isTold = async (name = '') => expect.poll(reader.readFocus).toContain(name);
    await use(new Person(engine, isTold));
    await engine.close();
  },
  // It runs for tests of its words alone, because it also presses and moves.
  orca: async ({ display }, use) => {
    const orca = await startOrca(display);
    await use(orca);
    orca.stop();
  },
  transcript: async ({ person: { engine }, reader }, use, { file, config }) => {
    const isUpdating = config.updateSnapshots === 'all';
    const transcript = new Transcript(file.replace(/\.ts$/, '.txt'), { isUpdating, engine, reader });
    await use(transcript);
  },
});
