const FRAME_ANCESTORS = "frame-ancestors 'none'";

/** For a page that brings no policy of its own. */
const FALLBACK_POLICY = `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; ${FRAME_ANCESTORS}`;

const META_PATTERN = /<meta\b[^>]*?\bhttp-equiv=["']?content-security-policy["']?(?:"[^"]*"|'[^']*'|[^>])*>/i;

const CONTENT_PATTERN = /\scontent=(?:"([^"]*)"|'([^']*)')/i;

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/**
 * The policy that the build wrote into a page, as a header: there it also holds for what stands before the meta
 * element, and can say who may frame the page, which a meta element cannot.
 */
export function readPagePolicy(html: string): string {
  const [meta = ''] = META_PATTERN.exec(html) ?? [];
  const [, doubleQuoted, singleQuoted] = CONTENT_PATTERN.exec(meta) ?? [];
  const policy = unescapeHtml(doubleQuoted ?? singleQuoted ?? '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[; ]+$/, '')
    .trim();
  return policy ? `${policy}; ${FRAME_ANCESTORS}` : FALLBACK_POLICY;
}

function unescapeHtml(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? entity;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
