const FRAME_ANCESTORS = "frame-ancestors 'none'";

/** For a page without a policy of its own. */
const FALLBACK_POLICY = `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; ${FRAME_ANCESTORS}`;

const META_PATTERN = /<meta\b[^>]*?\bhttp-equiv=["']?content-security-policy["']?(?:"[^"]*"|'[^']*'|[^>])*>/i;

const CONTENT_PATTERN = /\scontent=(?:"([^"]*)"|'([^']*)')/i;

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/**
 * The policy in a built page's meta element, to be sent as a header: as a header it also covers what stands before the
 * meta element, and may restrict who frames the page.
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
