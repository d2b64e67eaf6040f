import { resolve } from 'node:path';
import { findContentDir } from '@clinic/contract/content-dir.mjs';
import { readPublished, type ServedFolders, toBuildFolders } from '@clinic/contract/published-site.mjs';
import { z } from 'zod';
import { findBackupDir } from './backup/backup-dir.ts';
import { EXAMPLES } from './config-examples.ts';
import {
  addressRange,
  commaList,
  databaseUrl,
  hostName,
  httpUrl,
  isOrigin,
  mailboxAddress,
  onOrOff,
  originUrl,
  problemWithValue,
  webhookSecret,
  webhookUrl,
  wholeNumber,
} from './config-values.ts';
import { refuseHalfWhatsApp, toWhatsAppSettings, WHATSAPP_VARIABLES } from './config-whatsapp.ts';
import { isPostgresUrl } from './database/postgres/engine.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { SECRET_MIN_BYTES } from './secret.ts';
import { secretFile } from './secret-file.ts';
import { ENCODING_ADVICE, isWholeUrl } from './server-url.ts';
import { StartupError } from './startup-error.ts';

type Environment = Record<string, string | undefined>;

export class ConfigError extends StartupError {
  override name = 'ConfigError';
}

export type Config = ReturnType<typeof readConfig>;

/** The senders whose `X-Forwarded-For` is believed: nobody, everybody, a number of proxies, or these addresses. */
export type TrustProxy = Config['trustProxy'];

/** Reads and checks every setting. A blank value counts as not set. Throws ConfigError with a line for each mistake. */
export function readConfig(env: Environment) {
  const texts = Object.entries(env).map(([variable, text = '']) => [variable, text.trim()]);
  const { data, error } = settingsSchema.safeParse(Object.fromEntries(texts.filter(([, text]) => text !== '')));
  if (error) throw new ConfigError(error.issues.map(describeMistake).join('\n'));
  const deskUrl = data.DESK_URL || (data.DESK_PORT === undefined ? '' : `http://localhost:${data.DESK_PORT}`);
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    /** `null` without a front desk. */
    deskPort: data.DESK_PORT ?? null,
    /** The port at which owners look at drafts of the website, at the desk's host; `null` without one. */
    draftPort: data.DRAFT_PORT ?? null,
    deskHost: data.DESK_HOST,
    /** The address of the front desk for people of the clinic, without a slash at the end; empty without a desk. */
    deskUrl,
    databaseUrl: data.DATABASE_URL,
    /** Postgres itself, for news of changes, migrations and backups; `databaseUrl` where no pooler stands there. */
    databaseDirectUrl: data.DATABASE_LISTEN_URL || data.DATABASE_URL,
    /** Empty without Redis. */
    redisUrl: data.REDIS_URL,
    /** Empty when the API is at the site's own origin. Neither address ends in a slash. */
    publicApiBase: data.PUBLIC_API_BASE,
    /** The address of the site for visitors; empty on the operator's own machine. */
    publicSiteUrl: data.PUBLIC_SITE_URL,
    allowedOrigins: Object.freeze(data.ALLOWED_ORIGINS),
    maxBookings: data.RATE_LIMIT_MAX,
    /** How long an appointment is kept after its date. */
    retentionDays: data.RETENTION_DAYS,
    trustProxy: data.TRUST_PROXY,
    /** The secret from which links and sessions are made; empty when a file holds it. */
    secret: data.SECRET || data.SECRET_FILE,
    /** Empty when mails are written to files. */
    smtpUrl: data.SMTP_URL,
    /** The sender of mails, and the clinic's mailbox; empty for the clinic's email address in content. */
    mailFrom: data.MAIL_FROM,
    clinicInbox: data.CLINIC_INBOX,
    outboxDir: resolve(PROJECT_ROOT, data.OUTBOX_DIR),
    /** The folder of backups. */
    backupDir: findBackupDir(data.BACKUP_DIR, data.DATABASE_URL),
    /** The public keys of age for which backups are encrypted; none when they are not. */
    backupRecipients: Object.freeze(data.BACKUP_AGE_RECIPIENTS),
    /** The commands that restart the processes, one for each; none when the operator does it. */
    upgradeRestart: Object.freeze(data.UPGRADE_RESTART),
    /** The addresses of the processes, in the order of their commands; none for one process at PORT. */
    upgradeAddresses: Object.freeze(data.UPGRADE_ADDRESSES),
    /** Addresses that may read `/metrics` besides this machine. */
    metricsFrom: Object.freeze(data.METRICS_FROM),
    /** Astro's development server, which renders pages under `npm run dev`; empty otherwise. */
    devSite: data.DEV_SITE,
    /** The folder of what writes mails under `npm run dev`; empty otherwise. */
    devMails: data.DEV_MAILS,
    /** The addresses that are told of appointments by webhooks; none when no other system is. */
    webhookUrls: Object.freeze(data.WEBHOOK_URLS),
    /** The secret that signs webhooks; empty without any. */
    webhookSecret: data.WEBHOOK_SECRET,
    /** Whether webhooks tell patients' names and telephone numbers. */
    webhooksTellNames: data.WEBHOOK_NAMES,
    /** `null` while patients are not told on WhatsApp. */
    whatsapp: toWhatsAppSettings(data),
    /** How often doctors' own calendars are read. */
    busyCalendarSeconds: data.BUSY_CALENDAR_SECONDS,
    /** Whether calendars and webhooks may be in a network of our own, and without https. */
    allowsPrivate: data.WEBHOOK_ALLOW_PRIVATE,
    /** Whether visitors' browsers keep pages for reading without a connection. */
    offlineReading: data.OFFLINE_READING,
    /** The folders that the start serves: those of the build that was published at the desk, unless SITE_DIR names one. */
    served: findServed(data),
    /** The content that the owner and the builds work with. */
    contentDir: findContentDir(data),
    /** Whether CONTENT_DIR names it. */
    isContentNamed: data.CONTENT_DIR !== '',
    /** Whether SITE_DIR names what is served: then nothing can be published at the desk. */
    isSiteNamed: data.SITE_DIR !== '',
  });
}

function findServed(data: { SITE_DIR: string; CONTENT_DIR: string }): ServedFolders {
  const published = data.SITE_DIR === '' ? readPublished() : null;
  if (published) return toBuildFolders(published.id);
  return { siteDir: resolve(PROJECT_ROOT, data.SITE_DIR || 'site/dist'), contentDir: findContentDir(data) };
}

const variablesSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  // 'localhost' means both loopback addresses, so that the printed address works with IPv4 and IPv6.
  HOST: hostName().default('localhost'),
  DESK_PORT: wholeNumber(0, 65_535).optional(),
  DRAFT_PORT: wholeNumber(0, 65_535).optional(),
  DESK_HOST: hostName().default('127.0.0.1'),
  DESK_URL: originUrl().default(''),
  DATABASE_URL: databaseUrl().default('file:./data/clinic.db'),
  DATABASE_LISTEN_URL: z
    .string()
    .refine(isPostgresUrl, { error: `must be the address of a Postgres server. ${ENCODING_ADVICE}` })
    .default(''),
  REDIS_URL: z
    .string()
    .refine((url) => /^rediss?:\/\/[^/]/.test(url) && isWholeUrl(url), {
      // The message never repeats the value, which may hold a password.
      error: `must be the address of a Redis or Valkey server: "redis://" or "rediss://", and a host. ${ENCODING_ADVICE}`,
    })
    .default(''),
  PUBLIC_API_BASE: httpUrl().default(''),
  PUBLIC_SITE_URL: originUrl().default(''),
  DEV_SITE: httpUrl().default(''),
  DEV_MAILS: z.string().default(''),
  ALLOWED_ORIGINS: commaList(
    z
      .string()
      .refine(
        isOrigin,
        problemWithValue('must list origins (scheme and host, no path), separated by commas, but holds'),
      )
      .transform((text) => new URL(text).origin),
  ).default([]),
  RATE_LIMIT_MAX: wholeNumber(1).default(20),
  RETENTION_DAYS: wholeNumber(1, 36_500).default(365),
  TRUST_PROXY: z
    .union(
      [z.stringbool({ truthy: ['true'], falsy: ['false'] }), wholeNumber(0), commaList(addressRange())],
      problemWithValue('must be true, false, a number of proxies, or addresses separated by commas, but is'),
    )
    .default(false),
  METRICS_FROM: commaList(
    addressRange('must list addresses that may read /metrics, separated by commas, but holds'),
  ).default([]),
  SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= SECRET_MIN_BYTES, {
      error: `must hold ${SECRET_MIN_BYTES} characters or more.`,
    })
    .default(''),
  SECRET_FILE: secretFile().default(''),
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:\/\/[^/]/.test(url) && isWholeUrl(url) && /^\/?$/.test(new URL(url).pathname), {
      // The message never repeats the value, which may hold a password.
      error: `must be the address of a mail server: "smtp://" or "smtps://", user, password and host. ${ENCODING_ADVICE}`,
    })
    .default(''),
  MAIL_FROM: mailboxAddress().default(''),
  CLINIC_INBOX: mailboxAddress().default(''),
  OUTBOX_DIR: z.string().default('data/outbox'),
  BACKUP_DIR: z.string().default(''),
  BACKUP_AGE_RECIPIENTS: commaList(
    z
      .string()
      .regex(
        /^age1[02-9ac-hj-np-z]{20,}$/,
        problemWithValue('must list public keys of age, separated by commas, but holds'),
      ),
  ).default([]),
  UPGRADE_RESTART: commaList(z.string()).default([]),
  UPGRADE_ADDRESSES: commaList(httpUrl()).default([]),
  ...WHATSAPP_VARIABLES,
  WEBHOOK_URLS: commaList(webhookUrl()).default([]),
  WEBHOOK_SECRET: webhookSecret().default(''),
  WEBHOOK_NAMES: onOrOff().default(false),
  BUSY_CALENDAR_SECONDS: wholeNumber(60, 86_400).default(300),
  WEBHOOK_ALLOW_PRIVATE: onOrOff().default(false),
  OFFLINE_READING: onOrOff().default(true),
  SITE_DIR: z.string().default(''),
  CONTENT_DIR: z.string().default(''),
});

const settingsSchema = variablesSchema
  .refine((data) => data.DRAFT_PORT === undefined || data.DESK_PORT !== undefined, {
    path: ['DRAFT_PORT'],
    error: 'shows drafts to owners of the front desk, and DESK_PORT is not set.',
  })
  .refine((data) => !data.SECRET || !data.SECRET_FILE, {
    path: ['SECRET_FILE'],
    error: 'stands beside SECRET. Set one of the two.',
  })
  .refine(
    (data) => data.UPGRADE_ADDRESSES.length === 0 || data.UPGRADE_ADDRESSES.length === data.UPGRADE_RESTART.length,
    {
      path: ['UPGRADE_ADDRESSES'],
      error: 'must name one address for each command of UPGRADE_RESTART.',
    },
  )
  .refine((data) => data.WEBHOOK_URLS.length === 0 || data.WEBHOOK_SECRET, {
    path: ['WEBHOOK_SECRET'],
    error: 'signs what WEBHOOK_URLS are told, and is not set.',
  })
  .check(refuseHalfWhatsApp)
  .refine((data) => !data.DATABASE_LISTEN_URL || isPostgresUrl(data.DATABASE_URL), {
    path: ['DATABASE_LISTEN_URL'],
    error: 'belongs to Postgres, and DATABASE_URL names none.',
  });

function describeMistake({ path: [variable], message }: z.core.$ZodIssue): string {
  const examples: Record<keyof z.infer<typeof settingsSchema>, string> = EXAMPLES;
  return `${String(variable)} ${message} Example: ${String(variable)}=${examples[variable as keyof typeof examples]}`;
}
