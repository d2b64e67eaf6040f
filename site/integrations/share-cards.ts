import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type LanguageCode } from '@clinic/contract/languages.ts';
import type { AstroIntegration } from 'astro';
import { listBuiltFiles } from './built-files.ts';
import { WHOLE_FONT } from './devanagari/text-font.ts';
import { drawShareCard } from './share-card.ts';
import { createTypeSetter } from './type-setter.ts';

const LATIN = new URL('../../ui/src/fonts/anek-latin.woff2', import.meta.url);

/** A folder below the site's root. It holds one JPEG per page, named after the page's path. */
const FOLDER = 'share';

type Options = { siteUrl: string; language: LanguageCode };

/**
 * Replaces every page's picture for shared links (`og:image`) by one that also shows the page's title, without the
 * clinic's name.
 */
export function shareCards({ siteUrl, language }: Options): AstroIntegration {
  return {
    name: 'share-cards',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const type = await createTypeSetter({ latin: LATIN, devanagari: WHOLE_FONT, language });
        const pages = await listBuiltFiles(root, ['.html']);
        let count = 0;
        for (const page of pages) {
          const html = await readFile(page, 'utf8');
          const wanted = readWanted(html);
          if (!wanted) continue;
          const picture = await readFile(join(root, decodeURI(wanted.image.slice(siteUrl.length))));
          const name = relative(root, page)
            .replace(/\.html$/, '')
            .replaceAll(/[\\/]/g, '-');
          const target = join(root, FOLDER, `${name}.jpg`);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, await drawShareCard({ ...wanted, picture }, type));
          const address = `${siteUrl}${LANGUAGES[language].prefix}/${FOLDER}/${basename(target)}`;
          await writeFile(
            page,
            html.replace(IMAGE_TAG, (tag) => tag.replace(wanted.image, address)),
          );
          count += 1;
        }
        logger.info(`${count} pictures for shared links drawn`);
      },
    },
  };
}

const IMAGE_TAG = /<meta property="og:image" content="[^"]*">/;

/** Reads a page's picture, title and site name from its meta elements; `null` when it names no picture. */
function readWanted(html: string): { image: string; title: string; siteName: string } | null {
  const image = readTag(html, 'og:image');
  if (!image) return null;
  const siteName = readTag(html, 'og:site_name');
  const title = readTag(html, 'og:title').replace(` · ${siteName}`, '').replace(`${siteName}: `, '');
  return { image, title, siteName };
}

function readTag(html: string, property: string): string {
  const content = html.match(new RegExp(`<meta property="${property}" content="([^"]*)">`))?.[1] ?? '';
  return content.replaceAll('&#39;', '’').replaceAll('&quot;', '"').replaceAll('&#38;', '&').replaceAll('&amp;', '&');
}
