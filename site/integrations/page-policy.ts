import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { createPolicy } from '../src/lib/page-policy.ts';
import { listBuiltFiles } from './built-files.ts';

type Options = { apiBase: string };

/**
 * Writes a content security policy into every built page. It allows this site's files, the inline scripts and styles of
 * that page by their hashes, and the frames that the page names. The API sends the same policy as a header.
 */
export function pagePolicy({ apiBase }: Options): AstroIntegration {
  return {
    name: 'page-policy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const pages = await listBuiltFiles(fileURLToPath(dir), ['.html']);
        for (const page of pages) {
          const html = await readFile(page, 'utf8');
          await writeFile(page, addPolicy(html, apiBase));
        }
        logger.info(`policies written into ${pages.length} pages`);
      },
    },
  };
}

/** Adds the policy to a page, as the first element after the character set. */
export function addPolicy(html: string, apiBase: string): string {
  const marker = '<meta charset="utf-8">';
  if (!html.includes(marker)) throw new Error(`A page has no ${marker}, after which its security policy goes.`);
  const meta = `<meta http-equiv="content-security-policy" content="${createPolicy(html, apiBase)}">`;
  return html.replace(marker, marker + meta);
}
