import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { PROJECT_ROOT } from './project-root.ts';
import { StartupError } from './startup-error.ts';

type Environment = Record<string, string | undefined>;

export class ConfigError extends StartupError {
  override name = 'ConfigError';

  constructor(variable: string, problem: string, example: string) {
    super(`${variable} ${problem} Example: ${variable}=${example}`);
  }
}

export type Config = ReturnType<typeof readConfig>;

/** `false`, everyone, a number of proxies in a row, or the addresses that may speak for a visitor. */
export type TrustProxy = boolean | number | string[];

/** Checks every setting and freezes them; a blank value counts as not set. Throws ConfigError. */
export function readConfig(env: Environment) {
  return Object.freeze({
    port: readInteger(env, 'PORT', 3000, 0, 65_535),
    host: readHost(env),
    databaseUrl: readDatabaseUrl(env),
    redisUrl: readRedisUrl(env),
    publicApiBase: readHttpUrl(env, 'PUBLIC_API_BASE', 'https://api.clinic.example'),
    allowedOrigins: Object.freeze(readOrigins(env)),
    /** Where the links of an answer page lead when the site lives elsewhere; no trailing slash. */
    publicSiteUrl: readHttpUrl(env, 'PUBLIC_SITE_URL', 'https://clinic.example') || 'http://localhost:3000',
    maxBookings: readInteger(env, 'RATE_LIMIT_MAX', 20, 1, Number.MAX_SAFE_INTEGER),
    /** After an appointment's date. */
    retentionDays: readInteger(env, 'RETENTION_DAYS', 365, 1, 36_500),
    trustProxy: readTrustProxy(env),
    metricsFrom: Object.freeze(readMetricsFrom(env)),
    siteDir: resolve(PROJECT_ROOT, read(env, 'SITE_DIR') || 'site/dist'),
    contentDir: resolve(PROJECT_ROOT, read(env, 'CONTENT_DIR') || 'content'),
  });
}

function read(env: Environment, variable: string): string {
  return env[variable]?.trim() ?? '';
}

function readInteger(env: Environment, variable: string, fallback: number, min: number, max: number): number {
  const text = read(env, variable);
  if (text === '') return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new ConfigError(variable, `must be a whole number ${range}, but is "${text}".`, String(fallback));
}

/** 'localhost' listens on both loopback addresses, so that the printed address works however it resolves. */
function readHost(env: Environment): string {
  const host = read(env, 'HOST') || 'localhost';
  if (isIP(host) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) return host;
  throw new ConfigError('HOST', `must be a host name or an IP address, but is "${host}".`, '0.0.0.0');
}

/** Never repeats the value: it may hold a password. */
function readDatabaseUrl(env: Environment): string {
  const url = read(env, 'DATABASE_URL') || 'file:./data/clinic.db';
  const example = 'file:./data/clinic.db (or postgres://user:password@host:5432/clinic)';
  if (url.startsWith('file:')) {
    if (/:memory:|[?&]mode=memory/i.test(url)) {
      throw new ConfigError(
        'DATABASE_URL',
        'must name a file: a database in memory would lose every booking.',
        example,
      );
    }
    if (/[^/.]$/.test(url.slice('file:'.length)) && !url.includes('\0')) return url;
    throw new ConfigError('DATABASE_URL', 'must name a file after "file:".', example);
  }
  if (!/^postgres(ql)?:/.test(url)) {
    throw new ConfigError('DATABASE_URL', 'must begin with "file:", "postgres://" or "postgresql://".', example);
  }
  if (URL.canParse(url) && /^postgres(ql)?:\/\//.test(url)) return url;
  throw new ConfigError('DATABASE_URL', 'is no address that can be read; percent-encode its password.', example);
}

/** Empty, or the address of a Redis or Valkey server. Never repeats the value: it may hold a password. */
function readRedisUrl(env: Environment): string {
  const url = read(env, 'REDIS_URL');
  if (url === '' || (/^rediss?:\/\/[^/]/.test(url) && URL.canParse(url))) return url;
  const problem = 'must be the address of a Redis or Valkey server: "redis://" or "rediss://", and a host.';
  throw new ConfigError('REDIS_URL', problem, 'redis://:password@localhost:6379');
}

/** Empty, or an http(s) address without a trailing slash. */
function readHttpUrl(env: Environment, variable: string, example: string): string {
  const text = read(env, variable);
  if (text === '') return '';
  const url = parseHttpUrl(text);
  if (url && !url.search && !url.hash && !url.username && !url.password) return text.replace(/\/+$/, '');
  throw new ConfigError(variable, `must be an http or https address, but is "${text}".`, example);
}

function readOrigins(env: Environment): string[] {
  return readList(env, 'ALLOWED_ORIGINS').map((text) => {
    const url = parseHttpUrl(text);
    // A path here would never equal a browser's Origin header and so allow nobody, silently.
    if (url && (text === url.origin || text === `${url.origin}/`)) return url.origin;
    throw new ConfigError(
      'ALLOWED_ORIGINS',
      `must list origins (scheme and host, no path), separated by commas, but holds "${text}".`,
      'https://clinic.example,https://www.clinic.example',
    );
  });
}

function readTrustProxy(env: Environment): TrustProxy {
  const text = read(env, 'TRUST_PROXY');
  if (text === '' || text === 'false') return false;
  if (text === 'true') return true;
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  const addresses = readList(env, 'TRUST_PROXY');
  const wrong = addresses.find((address) => !isAddressRange(address));
  if (wrong === undefined) return addresses;
  throw new ConfigError(
    'TRUST_PROXY',
    `must be true, false, a number of proxies, or addresses separated by commas, but holds "${wrong}".`,
    '127.0.0.1,10.0.0.0/8',
  );
}

/** Besides the machine itself. */
function readMetricsFrom(env: Environment): string[] {
  const addresses = readList(env, 'METRICS_FROM');
  const wrong = addresses.find((address) => !isAddressRange(address));
  if (wrong === undefined) return addresses;
  throw new ConfigError(
    'METRICS_FROM',
    `must list addresses that may read /metrics, separated by commas, but holds "${wrong}".`,
    '10.0.0.5,192.168.1.0/24',
  );
}

function readList(env: Environment, variable: string): string[] {
  return read(env, variable)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

function parseHttpUrl(text: string): URL | null {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && /^https?:\/\//i.test(text) ? url : null;
}
