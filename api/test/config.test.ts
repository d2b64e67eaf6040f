import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#src/config.ts';
import { EXAMPLES } from '#src/config-examples.ts';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { createFolder } from './folder.ts';

const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw8mVqRk1wXcE=';

test('every setting has a default', () => {
  expect(readConfig({})).toEqual({
    webhookUrls: [],
    whatsapp: null,
    webhookSecret: '',
    webhooksTellNames: false,
    busyCalendarSeconds: 300,
    allowsPrivate: false,
    port: 3000,
    host: 'localhost',
    deskPort: null,
    draftPort: null,
    deskHost: '127.0.0.1',
    deskUrl: '',
    databaseUrl: 'file:./data/clinic.db',
    databaseDirectUrl: 'file:./data/clinic.db',
    redisUrl: '',
    publicApiBase: '',
    allowedOrigins: [],
    publicSiteUrl: '',
    secret: '',
    smtpUrl: '',
    mailFrom: '',
    clinicInbox: '',
    outboxDir: expect.stringMatching(/data\/outbox$/),
    backupDir: join(PROJECT_ROOT, 'data/backups'),
    backupRecipients: [],
    maxBookings: 20,
    retentionDays: 365,
    trustProxy: false,
    metricsFrom: [],
    upgradeRestart: [],
    upgradeAddresses: [],
    devSite: '',
    devMails: '',
    offlineReading: true,
    // An owner may have published in this checkout.
    served: { siteDir: expect.stringMatching(/site/), contentDir: expect.stringMatching(/content$/) },
    contentDir: join(PROJECT_ROOT, 'content'),
    isContentNamed: false,
    isSiteNamed: false,
  });
});

test('an upgrade asks each restarted process at an address of its own', () => {
  const env = { UPGRADE_RESTART: 'restart one, restart two', UPGRADE_ADDRESSES: 'http://a:1/, http://b:2' };
  expect(readConfig(env)).toMatchObject({
    upgradeRestart: ['restart one', 'restart two'],
    upgradeAddresses: ['http://a:1', 'http://b:2'],
  });
  expect(() => readConfig({ ...env, UPGRADE_RESTART: 'restart one' })).toThrow(
    /^UPGRADE_ADDRESSES must name one address for each command of UPGRADE_RESTART\./,
  );
});

test('the front desk is found on this machine, unless another address is set', () => {
  expect(readConfig({ DESK_PORT: '4000' }).deskUrl).toBe('http://localhost:4000');
  expect(readConfig({ DESK_PORT: '4000', DESK_URL: 'https://desk.clinic.example/' }).deskUrl).toBe(
    'https://desk.clinic.example',
  );
});

test('a blank value counts as not set', () => {
  const blank = Object.fromEntries(Object.keys(EXAMPLES).map((variable) => [variable, '  ']));
  expect(readConfig(blank)).toEqual(readConfig({}));
});

test('a file can hold the secret, and is refused with the reason', async () => {
  const file = join(await createFolder(), 'secret');
  expect(() => readConfig({ SECRET_FILE: file })).toThrow(
    /^SECRET_FILE names the file .*\(ENOENT\).*Example: SECRET_FILE=/,
  );
  await writeFile(file, 'short');
  expect(() => readConfig({ SECRET_FILE: file })).toThrow(/holds fewer than 32 characters/);
  await writeFile(file, `${'x'.repeat(32)}\n`);
  expect(readConfig({ SECRET_FILE: file }).secret).toBe('x'.repeat(32));
  expect(() => readConfig({ SECRET_FILE: file, SECRET: 'y'.repeat(32) })).toThrow(
    /^SECRET_FILE stands beside SECRET\./,
  );
});

test('the configuration cannot be changed', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true);
  expect(Object.isFrozen(readConfig({}).allowedOrigins)).toBe(true);
  expect(Object.isFrozen(readConfig({ ALLOWED_ORIGINS: 'https://a.example' }).allowedOrigins)).toBe(true);
});

test.each<[Record<string, string>, Record<string, unknown>]>([
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: ' 65535 ' }, { port: 65_535 }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ HOST: '::1' }, { host: '::1' }],
  [{ DATABASE_URL: 'file:///srv/clinic.db' }, { databaseUrl: 'file:///srv/clinic.db' }],
  [{ DATABASE_URL: 'postgres://u:p@db/clinic' }, { databaseUrl: 'postgres://u:p@db/clinic' }],
  [{ DATABASE_URL: 'postgresql://db/clinic' }, { databaseUrl: 'postgresql://db/clinic' }],
  [{ DATABASE_URL: 'postgres://u:p,q@db/clinic' }, { databaseUrl: 'postgres://u:p,q@db/clinic' }],
  [{ REDIS_URL: 'rediss://:p@cache:6379/1' }, { redisUrl: 'rediss://:p@cache:6379/1' }],
  [{ PUBLIC_API_BASE: 'https://api.clinic.example/' }, { publicApiBase: 'https://api.clinic.example' }],
  [{ PUBLIC_API_BASE: 'https://clinic.example/booking/' }, { publicApiBase: 'https://clinic.example/booking' }],
  [{ PUBLIC_SITE_URL: 'https://clinic.example/' }, { publicSiteUrl: 'https://clinic.example' }],
  [{ PUBLIC_SITE_URL: 'HTTPS://Clinic.example:443//' }, { publicSiteUrl: 'https://clinic.example' }],
  [
    { ALLOWED_ORIGINS: 'https://a.example, http://localhost:4321/,' },
    { allowedOrigins: ['https://a.example', 'http://localhost:4321'] },
  ],
  [{ RATE_LIMIT_MAX: '1' }, { maxBookings: 1 }],
  [{ RETENTION_DAYS: '1095' }, { retentionDays: 1095 }],
  [{ RETENTION_DAYS: '30' }, { retentionDays: 30 }],
  [{ METRICS_FROM: '10.0.0.5, fd00::/8' }, { metricsFrom: ['10.0.0.5', 'fd00::/8'] }],
  [{ SECRET: 'x'.repeat(32) }, { secret: 'x'.repeat(32) }],
  [{ SMTP_URL: 'smtps://u:p@mail.example' }, { smtpUrl: 'smtps://u:p@mail.example' }],
  [
    { SMTP_URL: 'smtp://u:%23p@mail.example/?requireTLS=false' },
    { smtpUrl: 'smtp://u:%23p@mail.example/?requireTLS=false' },
  ],
  [{ MAIL_FROM: 'desk@clinic.example' }, { mailFrom: 'desk@clinic.example' }],
  [{ CLINIC_INBOX: 'inbox@clinic.example' }, { clinicInbox: 'inbox@clinic.example' }],
  [{ OUTBOX_DIR: '/srv/outbox' }, { outboxDir: '/srv/outbox' }],
  [
    { WEBHOOK_URLS: 'https://one.example/a, http://two.example', WEBHOOK_SECRET, WEBHOOK_NAMES: 'on' },
    {
      webhookUrls: ['https://one.example/a', 'http://two.example'],
      webhookSecret: WEBHOOK_SECRET,
      webhooksTellNames: true,
    },
  ],
  [
    { BUSY_CALENDAR_SECONDS: '900', WEBHOOK_ALLOW_PRIVATE: 'on' },
    { busyCalendarSeconds: 900, allowsPrivate: true },
  ],
  [{}, { offlineReading: true }],
  [{ OFFLINE_READING: 'off' }, { offlineReading: false }],
  [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
  [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, fd00::/8' }, { trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'] }],
])('%o is read as %o', (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected);
});

test.each([
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', '0x10'],
  ['PORT', 'http'],
  ['HOST', 'http://localhost'],
  ['HOST', 'local host'],
  ['DATABASE_URL', 'mysql://db/clinic'],
  ['DATABASE_URL', './data/clinic.db'],
  ['DATABASE_URL', 'file:'],
  ['DATABASE_URL', 'file:./data/'],
  ['DATABASE_URL', 'file::memory:'],
  ['DATABASE_URL', 'file:clinic.db?mode=memory'],
  ['DATABASE_URL', 'postgres:db'],
  ['DATABASE_URL', 'postgres://u:p@one:5432,two:5432/clinic'],
  ['DATABASE_URL', 'postgres://one,two/clinic'],
  ['DATABASE_URL', 'postgres://u:p@one/clinic?host=one,two'],
  ['DATABASE_URL', 'postgres://u:p@one/clinic?target_session_attrs=read-write'],
  ['DATABASE_URL', 'postgres://user:pa#ss@db:x/clinic'],
  ['REDIS_URL', 'localhost:6379'],
  ['REDIS_URL', 'redis://'],
  ['REDIS_URL', 'http://cache:6379'],
  ['PUBLIC_API_BASE', 'api.clinic.example'],
  ['PUBLIC_API_BASE', 'ftp://clinic.example'],
  ['PUBLIC_API_BASE', 'https://clinic.example/?a=b'],
  ['PUBLIC_SITE_URL', 'clinic'],
  ['PUBLIC_SITE_URL', 'https://clinic.example/hernia'],
  ['PUBLIC_SITE_URL', 'https://clinic.example/?'],
  ['DESK_URL', 'https://clinic.example/desk/'],
  ['DESK_URL', 'https://user:password@desk.clinic.example'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://a.example, https://b.example/path'],
  ['RATE_LIMIT_MAX', '0'],
  ['RATE_LIMIT_MAX', 'many'],
  ['RETENTION_DAYS', '0'],
  ['RETENTION_DAYS', '1 year'],
  ['METRICS_FROM', 'everyone'],
  ['SECRET', 'x'.repeat(31)],
  ['SMTP_URL', 'mail.example:587'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://user:#pass@mail.example'],
  ['SMTP_URL', 'smtp://user:/pass@mail.example'],
  ['SMTP_URL', 'smtp://user:?pass@mail.example'],
  ['SMTP_URL', 'smtp://user:password@mail.example/inbox'],
  ['REDIS_URL', 'redis://:#pass@cache:6379'],
  ['REDIS_URL', 'redis://user:/pass@cache:6379'],
  ['DATABASE_URL', 'postgres://user:#pass@db/clinic'],
  ['DATABASE_URL', 'postgres://user:/pass@db/clinic'],
  ['MAIL_FROM', 'Desk <desk@clinic.example>'],
  ['CLINIC_INBOX', 'inbox@clinic.example, other@clinic.example'],
  ['METRICS_FROM', '10.0.0.1, 10.0.0.0/33'],
  ['OFFLINE_READING', 'no'],
  ['WEBHOOK_SECRET', 'whsec_short'],
  ['WEBHOOK_NAMES', 'yes'],
  ['BUSY_CALENDAR_SECONDS', '59'],
  ['WEBHOOK_ALLOW_PRIVATE', 'true'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '999999999999999999999'],
])('%s=%s is refused in one line that names it and gives an example', (variable, value) => {
  expect(() => readConfig({ [variable]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [variable]: value })).toThrow(new RegExp(`^${variable} .+ Example: ${variable}=\\S+.*$`));
});

test('all mistakes are reported at once, a line for each', () => {
  const read = () => readConfig({ PORT: 'http', HOST: 'local host', METRICS_FROM: 'everyone' });
  expect(read).toThrow(/^PORT .+\nHOST .+\nMETRICS_FROM .+ Example: METRICS_FROM=\S+$/);
});

test('a separate address for listening needs Postgres at both addresses', () => {
  const databaseUrl = 'postgres://user:secret@pooler:6432/clinic';
  const databaseDirectUrl = 'postgresql://user:secret@db:5432/clinic';
  const settings = { DATABASE_URL: databaseUrl, DATABASE_LISTEN_URL: databaseDirectUrl };
  expect(readConfig(settings)).toMatchObject({ databaseUrl, databaseDirectUrl });
  for (const wrong of [
    { ...settings, DATABASE_URL: 'file:./data/clinic.db' },
    { DATABASE_LISTEN_URL: databaseDirectUrl },
    { ...settings, DATABASE_LISTEN_URL: 'file:./data/secret.db' },
    { ...settings, DATABASE_LISTEN_URL: 'postgres:secret' },
    { ...settings, DATABASE_LISTEN_URL: 'mysql://user:secret@db/clinic' },
  ]) {
    expect(() => readConfig(wrong)).toThrow(
      /^DATABASE_LISTEN_URL (?!.*secret).+ Example: DATABASE_LISTEN_URL=postgres:/,
    );
  }
});

test('a wrong DATABASE_URL, REDIS_URL or SMTP_URL is not repeated, because it may hold a password', () => {
  const read = () => readConfig({ SMTP_URL: 'smtp://user:#secret@mail.example' });
  expect(read).toThrow('%23');
  expect(read).not.toThrow(/secret/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:secret@db/clinic' })).not.toThrow(/secret/);
  expect(() => readConfig({ REDIS_URL: 'http://:secret@cache' })).not.toThrow(/secret/);
});

test('.env.example and docs/configuration.md name every variable that an operator sets', async () => {
  const { DEV_SITE: _setByNpmRunDev, DEV_MAILS: _setByItToo, ...examples } = EXAMPLES;
  const lines = Object.entries(examples).map(([variable, example]) => `# ${variable}=${example.split(' (')[0]}`);
  const head = [
    '# Every variable with an example; docs/configuration.md says what each means. Take away the # of those that you set,',
    '# then start with: node --env-file=.env scripts/start.mjs',
  ];
  // Updated by: npx vitest run api/test/config.test.ts --update
  await expect(`${[...head, '', ...lines].join('\n')}\n`).toMatchFileSnapshot(join(PROJECT_ROOT, '.env.example'));
  const docs = readFileSync(join(PROJECT_ROOT, 'docs/configuration.md'), 'utf8');
  expect(Object.keys(examples).filter((variable) => !docs.includes(`\`${variable}\``))).toEqual([]);
});
