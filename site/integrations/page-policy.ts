import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listBuiltFiles } from './built-files.ts';

type Options = { apiBase: string };

/** The only ones whose pages may stand in a frame of ours: the video player and the map. */
const FRAME_ORIGINS: readonly string[] = ['https://www.youtube-nocookie.com', 'https://www.google.com'];

/**
 * Writes into every built page a content security policy of its own: nothing is allowed but this site's files and
 * exactly the inline scripts and styles of that page, by their hashes, and the frames that it names. The API sends the
 * same policy as a header.
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

/** The page with its policy as the first element after the character set. */
export function addPolicy(html: string, apiBase: string): string {
  const marker = '<meta charset="utf-8">';
  if (!html.includes(marker)) throw new Error(`A page has no ${marker}, after which its security policy goes.`);
  const meta = `<meta http-equiv="content-security-policy" content="${createPolicy(html, apiBase)}">`;
  return html.replace(marker, marker + meta);
}

function createPolicy(html: string, apiBase: string): string {
  const api = apiBase ? [new URL(apiBase).origin] : [];
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...getHashes(html, 'script')]],
    ['style-src', ["'self'", ...getHashes(html, 'style')]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['frame-src', getFrameOrigins(html)],
    ['connect-src', ["'self'", ...api]],
    ['form-action', ["'self'", ...api]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
  ];
  return directives
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Where the page's frames come from, each once: those of its `<iframe src>` and of every `data-frame-src`, in which a
 * script finds the frame that it makes when the visitor asks for it.
 */
function getFrameOrigins(html: string): string[] {
  const addresses = html.matchAll(/(?:<iframe\b[^>]*?\ssrc|\sdata-frame-src)="([^"]*)"/g);
  const origins = new Set([...addresses].map(([, address = '']) => new URL(address).origin));
  for (const origin of origins) {
    if (!FRAME_ORIGINS.includes(origin))
      throw new Error(`A page frames ${origin}: add it to FRAME_ORIGINS, or take it out.`);
  }
  return [...origins];
}

/** Hashes of the inline elements, each once. Data blocks such as JSON-LD never run and need none. */
function getHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\b(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  const hashes = [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
