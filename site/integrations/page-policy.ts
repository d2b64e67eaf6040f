import type { AstroIntegration } from 'astro';
import { createPolicy } from '../src/lib/head/page-policy.ts';
import { rewritePages } from './built-files.ts';

type Options = { apiBase: string };

/**
 * Writes a content security policy into every built page. It allows this site's files, that page's inline scripts and
 * styles by their hashes, and the frames that the page names. The API sends the same policy as a header.
 */
export function pagePolicy({ apiBase }: Options): AstroIntegration {
  return {
    name: 'page-policy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const pages = await rewritePages(dir, (html) => addPolicy(html, apiBase));
        logger.info(`policies written into ${pages} pages`);
      },
    },
  };
}

/**
 * Adds the policy to a page, as the first element after the character set. Adjacent style elements are joined, so that
 * they need one hash.
 */
export function addPolicy(page: string, apiBase: string): string {
  const html = page.replaceAll('</style><style>', '');
  const marker = '<meta charset="utf-8">';
  if (!html.includes(marker)) throw new Error(`A page has no ${marker}, after which its security policy goes.`);
  const meta = `<meta http-equiv="content-security-policy" content="${createPolicy(html, apiBase)}">`;
  return html.replace(marker, marker + meta);
}
