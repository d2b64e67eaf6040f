const FRAME_ANCESTORS = "frame-ancestors 'none'";

/** The policy of a page that has none of its own. */
const FALLBACK_POLICY = `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; ${FRAME_ANCESTORS}`;

const META_PATTERN = /<meta\b[^>]*?\bhttp-equiv=["']?content-security-policy["']?(?:"[^"]*"|'[^']*'|[^>])*>/i;

const CONTENT_PATTERN = /\scontent=(?:"([^"]*)"|'([^']*)')/i;

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/**
 * Reads the policy from a built page's meta element, to be sent as a header. A header also covers the part of the page
 * before the meta element, and can forbid framing.
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
