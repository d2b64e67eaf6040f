import { createHash } from 'node:crypto';
import { createSpeculationRules } from './speculation-rules.ts';

/** The only origins that may be framed: the video player and the map. */
const FRAME_ORIGINS: readonly string[] = ['https://www.youtube-nocookie.com', 'https://www.google.com'];

/** The hashes of the speculation rules, of which `components/shell/speculation.script.ts` adds one. */
const SPECULATION_HASHES = [createSpeculationRules('eager'), createSpeculationRules('moderate')].map(toHash);

/**
 * Creates a page's content security policy. It allows this site's files, the page's inline scripts and styles by hash,
 * and the speculation rules.
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
 * Returns the origins of the page's frames: those of `<iframe src>`, and of `data-frame-src`, which names a frame that
 * a script adds later. Throws an error for an origin that is not in `FRAME_ORIGINS`.
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

/** Returns the hashes of inline elements. Data blocks such as JSON-LD are not run and need none. */
function getHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\b(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  const hashes = [...html.matchAll(pattern)].map(([, text = '']) => toHash(text));
  return [...new Set(hashes)];
}

function toHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
