import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../api/src/project-root.ts';
import { getLanguage, LANGUAGE_CODES, type LanguageCode } from '../../contract/src/languages.ts';

const FLOOR = '/floor';

/** `/mr/book` -> `/mr` and `/book` */
export function splitPath(path: string): { prefix: string; rest: string } {
  const prefixes = LANGUAGE_CODES.map((code) => getLanguage(code).prefix);
  const prefix = prefixes.find((one) => one !== '' && (path === one || path.startsWith(`${one}/`))) ?? '';
  return { prefix, rest: path.slice(prefix.length) || '/' };
}

export const isFloor = (path: string) => splitPath(path).rest === FLOOR;

/** Returns the path of the floor page that a page is compared with: `/mr/book` -> `/mr/floor`. */
export const toFloorPath = (path: string) => splitPath(path).prefix + FLOOR;

/**
 * Creates the pages that all others are compared with, by path, one per language: the first picture of the built home
 * page, with the same files and sizes, and no script. The English one has a system font. The others load the fonts of
 * their home page, in the same way.
 */
export async function createFloorPages(): Promise<Record<string, string>> {
  const template = await readFile(join(import.meta.dirname, 'index.html'), 'utf8');
  const pages = LANGUAGE_CODES.map(async (code) => {
    const { prefix } = getLanguage(code);
    return [prefix + FLOOR, await createFloorPage(template, code)];
  });
  return Object.fromEntries(await Promise.all(pages));
}

async function createFloorPage(template: string, code: LanguageCode): Promise<string> {
  const { prefix, tag } = getLanguage(code);
  const file = join(PROJECT_ROOT, 'site/dist/client', prefix, 'index.html');
  const home = await readFile(file, 'utf8');
  const [picture] = /<picture>.*?<\/picture>/s.exec(home) ?? [];
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(home) ?? [];
  if (!picture || !title) throw new Error(`${file} holds no picture or no title.`);
  const floor = template
    .replace("<!-- The home page's first picture is put here. -->", () => picture)
    .replace('lang="en-IN"', `lang="${tag}"`)
    .replace('Redefining surgery with technology and trust', () => title.replaceAll(/<[^>]*>/g, ''));
  return prefix === '' ? floor : floor.replace('<style>', () => `${findFonts(home)}<style>`);
}

/** Finds the fonts of a page: its preloads, and its rules with a body that is set in them. */
function findFonts(home: string): string {
  const preloads = home.match(/<link [^>]*as="font"[^>]*>/g) ?? [];
  const rules = home.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
  const names = rules.map((rule) => /font-family:([^;]*)/.exec(rule)?.[1]);
  return `${preloads.join('')}<style>${rules.join('')}h1,p{font-family:${names.join()},system-ui}</style>`;
}
