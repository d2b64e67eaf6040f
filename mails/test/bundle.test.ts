import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { buildMailWriter } from '../build.ts';
import { createMailWriter } from '../src/mail-writer.tsx';
import { createRequest, SAMPLE_PLACE } from './samples.ts';

/** Builds into a folder with no packages around it, as a copied site has none. */
async function build() {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-mails-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await buildMailWriter(folder);
  return join(folder, 'mail-writer.mjs');
}

test('the bundle needs nothing but Node, and writes what its sources write', async () => {
  const file = await build();
  const code = await readFile(file, 'utf8');
  const needed = [...code.matchAll(/(?:^import\b.*?from ?|\b(?:import|__require)\()"([^"]+)"/gm)].map(
    ([, name = '']) => name,
  );
  expect(needed.length).toBeGreaterThan(0);
  expect(needed.filter((name) => !isBuiltin(name))).toEqual([]);

  const program = `const { createMailWriter } = await import(${JSON.stringify(pathToFileURL(file).href)});
    const mail = createMailWriter({ en: ${JSON.stringify(SAMPLE_PLACE)} }).writeMail(${JSON.stringify(createRequest())}, 'en');
    process.stdout.write(JSON.stringify(mail));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const { html, ...mail } = JSON.parse(stdout);
  const { html: ownHtml, ...ownMail } = createMailWriter({ en: SAMPLE_PLACE }).writeMail(createRequest(), 'en');
  expect(mail).toEqual(ownMail);
  // The clinic's own colors are in the bundle, and the sources here have those of the sheet.
  expect(html.replaceAll(/#[\da-f]{6}/g, '')).toBe(ownHtml.replaceAll(/#[\da-f]{6}/g, ''));
});
