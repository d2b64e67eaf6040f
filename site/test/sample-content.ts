import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { findContentMistakes } from '../src/content-check/content-mistakes.ts';
import { SAMPLE_FOLDER } from './sample-folder.ts';

const PICTURE_PATH = /\.\.?\/[\w./-]+\.(?:webp|svg)/g;

const photograph = await sharp({ create: { width: 960, height: 1200, channels: 3, background: 'teal' } })
  .webp()
  .toBuffer();
export const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor"><path d="M4 30h40"/></svg>';

/** Copies the sample's content. The copy is removed when the test is over. */
export async function copySample(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(SAMPLE_FOLDER, folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
    for (const [path] of text.matchAll(PICTURE_PATH)) {
      const picture = resolve(entry.parentPath, path);
      await mkdir(dirname(picture), { recursive: true });
      await writeFile(picture, picture.endsWith('.svg') ? DRAWING : photograph);
    }
  }
  return folder;
}

/** Returns the lines about the sample's content after one of its files has been rewritten. */
export async function findMistakesAfter(file: string, change: (text: string) => string): Promise<string[]> {
  const folder = await copySample();
  const text = await readFile(join(folder, file), 'utf8').catch(() => '');
  await writeFile(join(folder, file), change(text));
  return findContentMistakes(folder);
}

type Mistake = [what: string, file: string, change: (text: string) => string, ...lines: (string | RegExp)[]];

/** Tests each mistake alone: the check must report exactly these lines. One about another file begins with its name. */
export function testMistakes(mistakes: Mistake[]): void {
  test.each(mistakes)('%s is told with the file, the field and the remedy', async (_what, file, change, ...lines) => {
    const told = await findMistakesAfter(file, change);
    expect(told.map((line) => line.replace(`content/${file}: `, ''))).toEqual(
      lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
    );
  });
}

export const write = (text: string) => () => text;

export const replace = (wanted: string | RegExp, written: string) => (text: string) => {
  expect(text).toMatch(wanted);
  return text.replace(wanted, written);
};
