// The kinds of values that settings hold, each with the words for a wrong one.
import { z } from 'zod';
import { ENGINES, findEngineName } from './database/engines.ts';

/** A mistake whose words end with the value that was given. */
export function problemWithValue(problem: string) {
  return { error: ({ input }: { input: unknown }) => `${problem} "${input}".` };
}

export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  const isRight = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  return z
    .string()
    .refine(isRight, problemWithValue(`must be a whole number ${range}, but is`))
    .transform(Number);
}

export function hostName() {
  return z.union([z.ipv4(), z.ipv6(), z.hostname()], problemWithValue('must be a host name or an IP address, but is'));
}

export function httpUrl() {
  const isRight = (text: string) => {
    const url = parseHttpUrl(text);
    return url !== null && !url.search && !url.hash && !url.username && !url.password;
  };
  return z
    .string()
    .refine(isRight, problemWithValue('must be an http or https address, but is'))
    .transform((text) => text.replace(/\/+$/, ''));
}

/** An address without a path, because every link of the site and of the desk begins at its root. */
export function originUrl() {
  return z
    .string()
    .refine((text) => isOrigin(text.replace(/\/+$/, '')), {
      error: ({ input }) =>
        `must be an http or https address without a path, because nothing is served below one, but is "${input}".`,
    })
    .transform((text) => new URL(text).origin);
}

/** The message never repeats the value, which may hold a password. */
export function databaseUrl() {
  return z.string().check(({ value, issues }) => {
    const message = findDatabaseMistake(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  });
}

export function mailboxAddress() {
  return z.email(problemWithValue('must be an email address, but is'));
}

/** The message never repeats the address, which may hold a password. */
export function webhookUrl() {
  const isOfWeb = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
  return z.string().refine(isOfWeb, { error: 'must list addresses of receivers, separated by commas.' });
}

/** A secret as Standard Webhooks writes it. */
export function webhookSecret() {
  return z.string().regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, {
    error: 'must be whsec_ and 24 to 64 random bytes in base64 (make one with: echo whsec_$(openssl rand -base64 32)).',
  });
}

export function onOrOff() {
  const problem = problemWithValue('must be on or off, but is');
  return z.stringbool({ truthy: ['on'], falsy: ['off'], case: 'sensitive', ...problem });
}

/** A list separated by commas; empty parts are ignored. */
export function commaList<Item extends z.ZodType<unknown, string>>(item: Item) {
  return z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(item));
}

export function addressRange(problem = '') {
  return z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], problemWithValue(problem));
}

/** Whether an address has no path, as a browser's Origin header has none. */
export function isOrigin(text: string): boolean {
  const url = parseHttpUrl(text);
  return url !== null && url.href === `${url.origin}/`;
}

function parseHttpUrl(text: string): URL | null {
  return /^https?:\/\//i.test(text) ? URL.parse(text) : null;
}

/** Tells the mistake in DATABASE_URL; `null` when there is none. */
function findDatabaseMistake(url: string): string | null {
  const engine = findEngineName(url);
  if (engine) return ENGINES[engine].findUrlMistake(url);
  const beginnings = Object.values(ENGINES).flatMap(({ urlBeginnings }) => urlBeginnings.map((text) => `"${text}"`));
  return `must begin with ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(beginnings)}.`;
}
