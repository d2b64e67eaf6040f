import { expect } from '@playwright/test';
import { NOTICE_KEY } from '../../testing/mobile-notice.ts';
import type { Engine, Key } from './engine.ts';
import { createFinder, type Seen, type Wanted } from './find-in-page.ts';
import { TESTING_LIBRARY } from './testing-library.ts';

/** The time in which something has to appear, on a machine that is busy with other work. */
const PATIENCE_MS = 30_000;

type Options = Omit<Wanted, 'role' | 'name'>;

/** A person at one tab of a browser, who finds everything by role and name. */
export class Person {
  readonly engine: Engine;
  /** The origins on which this person has dismissed the mobile notice. */
  readonly #known = new Set<string>();

  readonly #afterFocus: (name: string | undefined) => Promise<void>;

  /** `afterFocus` runs when a field has the focus, before anything is entered. */
  constructor(engine: Engine, afterFocus: (name: string | undefined) => Promise<void> = async () => {}) {
    this.engine = engine;
    this.#afterFocus = afterFocus;
  }

  /** Opens an address, without the mobile notice, which would cover the page. */
  async open(url: string): Promise<void> {
    const { origin } = new URL(url);
    if (!this.#known.has(origin)) {
      await this.engine.open(`${origin}/favicon.svg`);
      await this.engine.evaluate((key) => localStorage.setItem(key, 'in tests'), NOTICE_KEY);
      this.#known.add(origin);
    }
    await this.engine.open(url);
  }

  /** Moves the pointer until the page has noticed a person, and all its islands are awake. */
  async wake(): Promise<void> {
    let place = 0;
    await this.#retry(async () => {
      place += 1;
      await this.engine.move({ x: place, y: place });
      const sleeping = await this.engine.evaluate(() =>
        document.documentElement.dataset.person === undefined
          ? 'the page'
          : (document.querySelector('astro-island[ssr]')?.getAttribute('component-url') ??
            document.querySelector('[data-asleep]')?.id),
      );
      expect(sleeping ?? 'nothing', 'asleep').toBe('nothing');
    });
  }

  /** Waits until there is exactly one such element, and returns what it shows. */
  async sees(role: string, name?: string, options: Options = {}): Promise<Seen> {
    return this.expects(role, name, options, {});
  }

  /** Waits until there is exactly one such element that shows this. */
  async expects(role: string, name: string | undefined, options: Options, shown: Partial<Seen>): Promise<Seen> {
    return this.#retry(async () => {
      const seen = await this.#inPage((wanted) => window.finder.read(wanted), toWanted(role, name, options));
      expect(seen, `${role} ${name ?? ''}`).toMatchObject(shown);
      return seen;
    });
  }

  /** Waits until there is this number of such elements. */
  async counts(count: number, role: string, name?: string, options: Options = {}): Promise<void> {
    await this.#retry(async () => {
      const found = await this.#inPage((wanted) => window.finder.findAll(wanted).length, toWanted(role, name, options));
      expect(found, `${role} ${name ?? ''}`).toBe(count);
    });
  }

  async clicks(role: string, name?: string, options: Options = {}): Promise<void> {
    const wanted = toWanted(role, name, options);
    await this.engine.click(await this.#retry(() => this.#inPage((one) => window.finder.findPoint(one), wanted)));
  }

  /** Types into a field, in place of what stands there. */
  async fills(name: string | undefined, text: string, options: Options & { role?: string } = {}): Promise<void> {
    const { role = 'textbox', ...others } = options;
    const wanted = toWanted(role, name, others);
    await this.#focus(wanted);
    await this.engine.type(text);
    await this.expects(role, name, others, { value: text });
  }

  async chooses(name: string, option: string): Promise<void> {
    const wanted = toWanted('combobox', name, {});
    await this.#focus(wanted);
    await this.#retry(() => this.#inPage((one, words) => window.finder.choose(one, words), wanted, option));
  }

  async choosesDate(name: string, date: string): Promise<void> {
    const wanted = toWanted('labelled', name, {});
    await this.#focus(wanted);
    await this.#retry(() => this.#inPage((one, day) => window.finder.setDate(one, day), wanted, date));
  }

  async presses(key: Key): Promise<void> {
    await this.engine.press(key);
  }

  /** Waits until the path of the address is this. */
  async isAt(path: RegExp): Promise<void> {
    await this.#retry(async () => {
      expect(await this.engine.evaluate(() => location.pathname + location.search)).toMatch(path);
    });
  }

  async #focus(wanted: Wanted): Promise<void> {
    await this.#retry(() => this.#inPage((one) => window.finder.focusField(one), wanted));
    // A date has the focus in one of its parts, which has a name of its own.
    await this.#afterFocus(wanted.role === 'labelled' ? undefined : (wanted.name ?? wanted.pattern?.replace('^', '')));
  }

  async #inPage<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
    await this.#bringFinder();
    return this.engine.evaluate(run, ...args);
  }

  /** Each page that is opened needs the finder again. */
  async #bringFinder(): Promise<void> {
    if (await this.engine.evaluate(() => 'finder' in window)) return;
    await this.engine.evaluate(new Function(TESTING_LIBRARY) as () => void);
    await this.engine.evaluate(new Function(`window.finder = (${createFinder})()`) as () => void);
  }

  async #retry<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const results: Result[] = [];
    await expect(async () => {
      results.push(await attempt());
    }).toPass({ timeout: PATIENCE_MS });
    return results.at(-1) as Result;
  }
}

function toWanted(role: string, name: string | undefined, options: Options): Wanted {
  return { role, ...(name !== undefined && { name }), ...options };
}
