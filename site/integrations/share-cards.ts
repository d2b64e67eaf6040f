import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { PageElement } from '@clinic/contract/html/page-tree.ts';
import { LANGUAGES, type LanguageCode } from '@clinic/contract/languages.ts';
import { readTokens } from '@clinic/ui/build/brand-colors.ts';
import { WHOLE_FONT } from './devanagari/text-font.ts';
import { keepResult } from './kept-results.ts';
import { drawShareCard } from './share-card.ts';
import { createTypeSetter } from './type-setter.ts';

const toFile = (path: string) => new URL(path, import.meta.url);

const LATIN = toFile('../../ui/src/fonts/anek-latin.woff2');

/** A folder below the site's root. It holds one JPEG per page, named after the page's path. */
const FOLDER = 'share';

/** The files whose change makes another card of the same words and picture. */
const MAKERS = [
  LATIN,
  WHOLE_FONT,
  ...['share-card.ts', 'type-setter.ts', 'font-face.ts', '../share-card-size.ts', '../../package-lock.json'].map(
    toFile,
  ),
];

type Site = { root: string; siteUrl: string; language: LanguageCode };

/**
 * Returns a function that replaces a page's picture for shared links (`og:image`) by one that also shows the page's title,
 * without the clinic's name. `file` is the file of the page.
 */
export async function createShareCards({ root, siteUrl, language }: Site) {
  const type = await createTypeSetter({ latin: LATIN, devanagari: WHOLE_FONT, language });
  const makers = [readTokens(), ...(await Promise.all(MAKERS.map((file) => readFile(file))))];
  await mkdir(join(root, FOLDER), { recursive: true });
  return async (page: PageElement, file: string): Promise<void> => {
    const tags = page.list().filter(({ name }) => name === 'meta');
    const findTag = (property: string) => tags.find((tag) => tag.read('property') === property);
    const readTag = (property: string) => decodeText(readContent(findTag(property)));
    const image = findTag('og:image');
    if (!image) return;
    const siteName = readTag('og:site_name');
    const title = readTag('og:title').replace(` · ${siteName}`, '').replace(`${siteName}: `, '');
    const picture = await readFile(join(root, decodeURI(readTag('og:image').slice(siteUrl.length))));
    const name = `${relative(root, file)
      .replace(/\.html$/, '')
      .replaceAll(/[\\/]/g, '-')}.jpg`;
    const inputs = [...makers, language, title, siteName, picture];
    const card = await keepResult(inputs, () => drawShareCard({ title, siteName, picture }, type));
    await writeFile(join(root, FOLDER, name), card);
    image.set('content', `${siteUrl}${LANGUAGES[language].prefix}/${FOLDER}/${name}`);
  };
}

const readContent = (tag: PageElement | undefined) => tag?.read('content') ?? '';

const decodeText = (text: string) =>
  text.replaceAll('&#39;', '’').replaceAll('&quot;', '"').replaceAll('&#38;', '&').replaceAll('&amp;', '&');
