import { createHash } from 'node:crypto';
import { createSpeculationRules } from './speculation-rules.ts';

/** The only origins that may be framed: the video player and the map. */
const FRAME_ORIGINS: readonly string[] = ['https://www.youtube-nocookie.com', 'https://www.google.com'];

/** `components/shell/speculation.script.ts` adds one of the two. */
const SPECULATION_HASHES = [createSpeculationRules('eager'), createSpeculationRules('moderate')].map(toHash);

/**
 * The content security policy of a page: it allows this site's files, the inline scripts and styles of the page by hash,
 * and the rules by which links are loaded ahead.
 */
export function createPolicy(html: string, apiBase: string): string {
  const api = apiBase ? [new URL(apiBase).origin] : [];
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...getHashes(html, 'script'), ...SPECULATION_HASHES]],
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
 * The origins of the page's frames, from `<iframe src>` and from `data-frame-src`, which names a frame that a script
 * makes later.
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

/** The hashes of the inline elements. Data blocks such as JSON-LD are not run and need none. */
function getHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\b(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  const hashes = [...html.matchAll(pattern)].map(([, text = '']) => toHash(text));
  return [...new Set(hashes)];
}

function toHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
