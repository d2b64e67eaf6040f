import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chosenLanguage } from '../../../integrations/chosen-language.ts';
import { readAnchorTexts, readShownNames } from './shown-texts.ts';

const SAMPLE = fileURLToPath(new URL('../../../../content', import.meta.url));

let contentDir = '';

beforeEach(() => {
  contentDir = mkdtempSync(join(tmpdir(), 'content-'));
  for (const file of ['booking.yaml', 'categories.yaml']) cpSync(join(SAMPLE, file), join(contentDir, file));
  mkdirSync(join(contentDir, 'mr'));
  const write = (file: string, lines: string[]) => writeFileSync(join(contentDir, 'mr', file), lines.join('\n'));
  write('booking.yaml', ['texts:', '  Urology: मूत्ररोग विभाग', '  Dr. Namuna Kale: डॉ. नमुना काळे', '  Hindi: हिंदी']);
  write('categories.yaml', ['texts:', '  Proctology: गुदरोग']);
  write('faq.yaml', ['texts:', '  What should I wear?: मी काय घालावे?']);
});

afterEach(() => rmSync(contentDir, { recursive: true }));

test('patients read names of departments, doctors and categories in their language', () => {
  expect(Object.fromEntries(readShownNames(contentDir, 'mr'))).toEqual({
    Urology: 'मूत्ररोग विभाग',
    'Dr. Namuna Kale': 'डॉ. नमुना काळे',
    Proctology: 'गुदरोग',
  });
  expect(readShownNames(contentDir, 'hi')).toEqual([]);
});

test('a translated question leads to its English', () => {
  expect(readAnchorTexts(contentDir, 'mr')).toEqual([['मी काय घालावे?', 'What should I wear?']]);
});

test('the build of a language has the names in the place of the English module', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    root: contentDir,
    plugins: chosenLanguage('mr', contentDir),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { SHOWN_NAMES } = await server.ssrLoadModule('#messages/shown-names.ts');
  const { joinAnd } = await server.ssrLoadModule('#messages/hours.ts');
  await server.close();
  expect(SHOWN_NAMES.get('Urology')).toBe('मूत्ररोग विभाग');
  expect(joinAnd(['1', '2'])).toBe('1 आणि 2');
});
