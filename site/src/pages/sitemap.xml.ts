import { ENGLISH, getLanguage } from '@clinic/contract/languages.ts';
import type { APIRoute } from 'astro';
import { SITE_URL } from '#lib/head/site-url.ts';
import { toLanguageUrl } from '#lib/paths/language-path.ts';
import { getIndexableLanguages } from '#lib/paths/page-languages.ts';
import { getIndexablePaths } from '#lib/paths/site-paths.ts';

/** Serves the sitemap of all languages. It has no modification dates, which the build does not know. */
export const GET: APIRoute = async () => {
  const urls = await Promise.all((await getIndexablePaths()).map(listUrls));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.flat(),
    '</urlset>',
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};

/** Lists a page in its languages. Each names all of them, as search engines want it. */
async function listUrls(path: string): Promise<string[]> {
  const languages = await getIndexableLanguages(path);
  const toLink = (tag: string, href: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
  const links = languages.map((language) => toLink(language.tag, toLanguageUrl(path, SITE_URL, language)));
  const alternates =
    languages.length > 1
      ? [...links, toLink('x-default', toLanguageUrl(path, SITE_URL, getLanguage(ENGLISH)))].join('')
      : '';
  return languages.map((language) => `  <url><loc>${toLanguageUrl(path, SITE_URL, language)}</loc>${alternates}</url>`);
}
