import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Engine } from '../browsers/engine.ts';
import type { Reader } from './reader.ts';

/** References are drawn by lot. */
const REFERENCE = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/g;

/** The equal looks after which everything has been told, when there is no text to compare with. */
const QUIET_LOOKS = 4;

/** The time in which a line has to be told, on a machine that is busy with other work. */
const PATIENCE_MS = 60_000;

/** Writes down what a person hears, and compares it with the text of an earlier run, part by part. */
export class Transcript {
  readonly #file: string;
  readonly #engine: Engine;
  readonly #reader: Reader;
  readonly #expected: Map<string, string> | null;
  readonly #parts = new Map<string, string>();
  #page: string[] = [];

  /** `isUpdating` writes the file instead of comparing. */
  constructor(file: string, { isUpdating, engine, reader }: { isUpdating: boolean; engine: Engine; reader: Reader }) {
    this.#file = file;
    this.#engine = engine;
    this.#reader = reader;
    if (!isUpdating && !existsSync(file)) throw new Error(`${file} is missing: npm run test:ears -- --update`);
    this.#expected = isUpdating ? null : toParts(readFileSync(file, 'utf8'));
  }

  /** Writes down the page, or its open dialog, as a person reads it from top to bottom. */
  async reads(title: string): Promise<void> {
    await this.#add(title, async () => {
      const lines = await this.#readPage();
      // The page behind a dialog is unchanged when the dialog closes.
      if (!lines.some((line) => line.startsWith('dialog'))) this.#page = lines;
      return lines;
    });
  }

  /** Writes down the lines of the page that have gone and come since it was last read. */
  async readsChanges(title: string): Promise<void> {
    const before = this.#page;
    await this.#add(title, async () => {
      this.#page = await this.#readPage();
      return [...without(before, this.#page, '- '), ...without(this.#page, before, '+ ')];
    });
  }

  /** Between two pages there is nothing to read. */
  async #readPage(): Promise<string[]> {
    const pages: string[][] = [];
    await expect(async () => {
      pages.push(await this.#reader.readPage());
    }).toPass({ timeout: PATIENCE_MS });
    return pages.at(-1) ?? [];
  }

  /**
   * Writes down what has been told since the part before. `isSorted` is for what two regions tell at once, one of them
   * after an answer of the server.
   */
  async hears(title: string, { isSorted = false } = {}): Promise<void> {
    const lines: string[] = [];
    await this.#add(title, async () => {
      const heard = await this.#reader.takeHeard();
      // A button has the focus once it is pressed, and may have other words by the time that it is asked for them.
      lines.push(...heard.filter((line) => !line.startsWith('focus: push button')));
      return isSorted ? lines.toSorted() : lines;
    });
  }

  /** Ends the transcript: it must have all parts of the file. */
  end(): void {
    if (this.#expected) expect([...this.#parts.keys()]).toEqual([...this.#expected.keys()]);
    else writeFileSync(this.#file, [...this.#parts].map(([title, text]) => `# ${title}\n${text}\n`).join('\n'));
  }

  async #add(title: string, readLines: () => Promise<string[]>): Promise<void> {
    const read = async () => {
      await this.#engine.evaluate(drawTwice);
      return (await readLines()).join('\n').replaceAll(REFERENCE, '<reference>');
    };
    if (this.#expected) {
      const text = this.#expected.get(title);
      await expect.poll(read, { message: title, timeout: PATIENCE_MS }).toBe(text);
      // Words too many come after the rest.
      expect(await read(), title).toBe(text);
      this.#parts.set(title, text ?? '');
    } else this.#parts.set(title, await readUntilQuiet(read));
  }
}

/** Returns the lines that another list has not, or not as often. */
function without(lines: string[], others: string[], mark: string): string[] {
  const rest = [...others];
  return lines
    .filter((line) => {
      const at = rest.indexOf(line);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    })
    .map((line) => mark + line);
}

/** Changes of a page are told with the frame after them. It runs in the page. */
function drawTwice(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

async function readUntilQuiet(read: () => Promise<string>): Promise<string> {
  let text = await read();
  for (let looks = 0; looks < QUIET_LOOKS; looks += 1) {
    const next = await read();
    if (next !== text) looks = -1;
    text = next;
  }
  return text;
}

function toParts(file: string): Map<string, string> {
  const parts = file.split(/^# /m).slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1).trimEnd()];
    }),
  );
}
