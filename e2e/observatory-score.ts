/** An answer over https, with the names of its headers in lower case. */
type Answer = { headers: Record<string, string>; html: string };

const BASE_SCORE = 100;
/** Bonuses count only from this score on. */
const MIN_SCORE_FOR_BONUS = 90;
const SIX_MONTHS_SECONDS = 15_552_000;

const BROAD_SOURCES = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const INLINE_SOURCES = ["'unsafe-inline'", 'data:'];

/** The rules of the score. Each returns what it adds to the score or takes from it. */
const RULES: ((answer: Answer) => number)[] = [
  scoreContentSecurityPolicy,
  scoreCookies,
  scoreCors,
  scoreReferrerPolicy,
  scoreTransportSecurity,
  scoreScripts,
  ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  scoreFraming,
  ({ headers }) => (/^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0),
];

/**
 * Returns the score that Mozilla's HTTP Observatory would give; from 100 on it is an A+. It follows the tables of
 * https://github.com/mdn/mdn-http-observatory 1.4.8 (src/grader/charts.js, src/analyzer/tests), which scans live hosts
 * only. The redirect from http to https is the task of the proxy that ends TLS, and does not count here.
 */
export function scoreByObservatory(answer: Answer): number {
  const modifiers = RULES.map((rule) => rule(answer));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, BASE_SCORE);
  const withoutBonuses = sum(modifiers.filter((modifier) => modifier < 0));
  return withoutBonuses >= MIN_SCORE_FOR_BONUS ? sum(modifiers) : withoutBonuses;
}

/** Returns the directives of a policy by name. */
export function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

function scoreContentSecurityPolicy({ headers }: Answer): number {
  const policy = headers['content-security-policy'];
  if (!policy) return -25;
  const directives = parsePolicy(policy);
  const getSources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const has = (name: string, sources: string[]) => getSources(name).some((source) => sources.includes(source));
  const isInsecure = (name: string) => getSources(name).some((source) => /^(http|ftp):/.test(source));
  if (has('script-src', [...BROAD_SOURCES, ...INLINE_SOURCES]) || has('object-src', BROAD_SOURCES)) return -20;
  const passive = ['img-src', 'media-src'];
  if ([...directives.keys(), 'script-src'].some((name) => !passive.includes(name) && isInsecure(name))) return -20;
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10;
  if (passive.some(isInsecure)) return -10;
  if (has('style-src', [...BROAD_SOURCES, ...INLINE_SOURCES])) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/** The website sets no cookies. The rules for them belong here when it does. */
function scoreCookies({ headers }: Answer): number {
  return headers['set-cookie'] === undefined ? 0 : -40;
}

function scoreCors({ headers }: Answer): number {
  return headers['access-control-allow-credentials'] === 'true' ? -50 : 0;
}

function scoreReferrerPolicy({ headers }: Answer): number {
  const policy = headers['referrer-policy'];
  if (policy === undefined) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
}

function scoreTransportSecurity({ headers }: Answer): number {
  const [, maxAge] = /(?:^|;)\s*max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
  if (maxAge === undefined) return -20;
  return Number(maxAge) < SIX_MONTHS_SECONDS ? -10 : 0;
}

/** Scripts from other origins need `integrity`; scripts of the page's own origin do not count. */
function scoreScripts({ html }: Answer): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc="?(?:https?:)?\/\/[^>]*>/g)].map(([element]) => element);
  if (foreign.length === 0) return 0;
  return foreign.every((element) => element.includes(' integrity=')) ? 5 : -50;
}

function scoreFraming({ headers }: Answer): number {
  if (parsePolicy(headers['content-security-policy'] ?? '').has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}
