import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { SERVER_COMMAND } from '../../testing/server-process.ts';
import { describePostgres } from './appointments/store/describe-postgres.ts';
import { createComingAppointments, DOCTOR_ID, openTestStore, toNewAppointment } from './helper.ts';
import { createRenderingServerEnv, createServerEnv, createWritingServerEnv, spawnServer } from './server-process.ts';

// These tests start processes and wait for them, possibly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Expects the server to say in one line why it does not start, and to end with code 1. */
async function expectRefusal(env: Record<string, string>, message: RegExp) {
  const server = spawnServer(env);
  expect(await server.exitCode).toBe(1);
  const lines = server.output.stderr.trimEnd().split('\n');
  expect(lines).toEqual([expect.stringMatching(message)]);
  expect(server.output.stdout).not.toContain('is at http');
}

test('a port in use is refused with the remedy', async () => {
  const { env } = await createServerEnv();
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  await expectRefusal(
    { ...env, PORT: String(port) },
    new RegExp(`^PORT: ${port} is in use.*Example: PORT=${port + 1}`),
  );
});

test('a host that is not of this machine is refused', async () => {
  const { env } = await createServerEnv();
  const settings = { HOST: '192.0.2.1', PUBLIC_SITE_URL: 'https://clinic.example' };
  await expectRefusal({ ...env, ...settings }, /^HOST: "192\.0\.2\.1" .*Example: HOST=/);
});

test.each([
  ['other machines reach it', { HOST: '0.0.0.0' }, 'HOST'],
  ['a proxy stands before it', { TRUST_PROXY: '1' }, 'TRUST_PROXY'],
  ['addresses of proxies are named', { TRUST_PROXY: '10.0.0.5' }, 'TRUST_PROXY'],
  ['another machine sends its mails', { SMTP_URL: 'smtp://user:passphrase@192.0.2.1' }, 'SMTP_URL'],
  ['this machine passes its mails on', { SMTP_URL: 'smtp://localhost:25' }, 'SMTP_URL'],
  ['only the address of the service is named', { HOST: '0.0.0.0', PUBLIC_API_BASE: 'https://api.example' }, 'HOST'],
])('a start without the address of the site is refused where %s', async (_what, settings, variable) => {
  const { env } = await createServerEnv();
  await expectRefusal(
    { ...env, ...settings },
    new RegExp(
      `^PUBLIC_SITE_URL is not set, .*${variable}(?!.*passphrase).* Example: PUBLIC_SITE_URL=https://clinic.example$`,
    ),
  );
});

test('the check before a build refuses a missing address of the site', async () => {
  const { env } = await createServerEnv();
  const server = spawnServer({ ...env, HOST: '0.0.0.0' }, { command: [...SERVER_COMMAND, '--check'] });
  expect(await server.exitCode).toBe(1);
  expect(server.output.stderr).toContain('Example: PUBLIC_SITE_URL=https://clinic.example');
});

test.each([
  ['the address of the site is named', { HOST: '0.0.0.0', PUBLIC_SITE_URL: 'https://clinic.example' }],
  ['this machine alone is named', { HOST: '127.0.0.1', TRUST_PROXY: '0' }],
])('a start is not refused where %s', async (_what, settings) => {
  const { env } = await createServerEnv();
  const server = spawnServer({ ...env, ...settings }, { command: [...SERVER_COMMAND, '--check'] });
  expect([await server.exitCode, server.output.stderr]).toEqual([0, '']);
});

test('commands beside the server need no address of the site', async () => {
  const { env, folder } = await createServerEnv();
  const settings = { ...env, HOST: '0.0.0.0', TRUST_PROXY: '1', SMTP_URL: 'smtp://192.0.2.1' };
  const copy = join(folder, 'copy.db');
  for (const args of [
    ['desk/command.ts', 'people'],
    ['backup/backup.ts', copy],
    ['backup/restore.ts', copy],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: join(PROJECT_ROOT, 'api/src'),
      encoding: 'utf8',
      env: settings,
    });
    expect([status, stderr]).toEqual([0, '']);
  }
});

test('a data folder that cannot be written is refused', async () => {
  const { env, folder } = await createServerEnv();
  const below = join(folder, 'notes.txt', 'clinic.db');
  await writeFile(join(folder, 'notes.txt'), 'No folder.');
  await expectRefusal({ ...env, DATABASE_URL: `file:${below}` }, /^DATABASE_URL: .*cannot be written.*Example: /);
});

test.runIf(existsSync('/proc'))('a folder that nobody can make is refused (only where there is a /proc)', async () => {
  const { env } = await createServerEnv();
  await expectRefusal({ ...env, DATABASE_URL: 'file:/proc/a/b/clinic.db' }, /^DATABASE_URL: .*cannot be written/);
});

test('a database in the folder of the website, where everybody could read it, is refused', async () => {
  const { env, siteDir } = await createServerEnv();
  const inside = join(siteDir, 'data', 'clinic.db');
  await expectRefusal({ ...env, DATABASE_URL: `file:${inside}` }, /^DATABASE_URL: .*website's folder.*Example: /);
  expect(existsSync(inside)).toBe(false);
});

test('a wrong setting is refused', async () => {
  const { env } = await createServerEnv();
  await expectRefusal({ ...env, DATABASE_URL: 'mysql://db/clinic' }, /^DATABASE_URL must begin with .* Example: /);
});

test('a Postgres server that is not there is named', async () => {
  const { env } = await createServerEnv();
  await expectRefusal({ ...env, DATABASE_URL: 'postgres://127.0.0.1:9/clinic' }, /^DATABASE_URL: .*ECONNREFUSED/);
});

test.each([
  ['is refused', "() => { throw new Error('no\\nroom'); }"],
  ['is refused where nobody waits', "() => void Promise.reject(new Error('no room'))"],
])('a start that %s is explained in one line', async (_what, listen) => {
  const { env } = await createServerEnv();
  const code = `import { Server } from 'node:net'; Server.prototype.listen = ${listen};`;
  await expectRefusal({ ...env, ...runFirst(code) }, /^The server cannot start: no room\. /);
});

test('a start that waits for something that never comes is explained in one line', async () => {
  const { env } = await createServerEnv();
  const code = `import files from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    files.readFile = () => new Promise(() => undefined);
    syncBuiltinESMExports();`;
  const message = /^The server cannot start: it waits for something that never comes\. /;
  await expectRefusal({ ...env, ...runFirst(code) }, message);
});

/** Runs code before the server's own, to stand for whatever may fail in a start. */
function runFirst(code: string) {
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}

test.each([
  ['cannot be read', 'export const', /^The server cannot start: .*\. Mend that/],
  ['ends', 'process.exit(0);', /^The server cannot start: .*pages.* has ended\. /],
  ['is never loaded', 'await new Promise(() => undefined);', /^The server cannot start: .*pages.* has ended\. /],
  [
    'cannot render',
    "export const render = async () => { throw new TypeError('no words'); };",
    /^.*site: the page \/answers\/\w+ cannot be rendered \(TypeError: no words\)\. Build again with: npm run build$/,
  ],
])('a start with a rendering part that %s is explained in one line', async (_what, code, message) => {
  const { env } = await createRenderingServerEnv(code);
  await expectRefusal(env, message);
});

describePostgres((createDatabase) => {
  test('a pooler that takes no time limits is refused with the remedy', async () => {
    const { env } = await createServerEnv();
    const url = await startPooler(await createDatabase());
    await expectRefusal(
      { ...env, DATABASE_URL: url },
      /^DATABASE_URL: .*unsupported startup parameter: .*ignore_startup_parameters = /,
    );
  });
});

/** Starts a pooler that refuses connections with a time limit, as PgBouncer does, and passes all others on. */
async function startPooler(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const server = createServer((visitor) => {
    visitor.once('data', (hello) => {
      if (hello.includes('_timeout')) {
        const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0';
        const head = Buffer.from([69, 0, 0, 0, fields.length + 4]);
        visitor.end(Buffer.concat([head, Buffer.from(fields)]));
        return;
      }
      const database = connect(Number(port), hostname);
      database.write(hello);
      visitor.pipe(database).pipe(visitor);
      for (const socket of [visitor, database]) socket.on('error', () => undefined);
    });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = 'localhost';
  return url.href;
}

test('a mistake in booking.yaml is refused with the file and the field', async () => {
  const { env, folder } = await createServerEnv();
  const content = await readFile(join(PROJECT_ROOT, 'content/booking.yaml'), 'utf8');
  await writeFile(join(folder, 'booking.yaml'), content.replace('doctors:', 'doctor:'));
  const server = spawnServer({ ...env, CONTENT_DIR: folder });
  expect(await server.exitCode).toBe(1);
  expect(server.output.stderr).toMatch(/booking\.yaml: departments\.0: "doctor" is not a field here/);
  expect(server.output.stderr).not.toMatch(/^\s+at /m);
});

test('coming appointments with an unknown doctor are refused with remedies that work, and no patient', async () => {
  const { env, databasePath } = await createServerEnv();
  await bookWith(databasePath, ["namuna-d'souza", "namuna-d'souza", 'udaharan-gone', DOCTOR_ID]);
  const server = spawnServer(env);
  expect(await server.exitCode).toBe(1);
  const lines = server.output.stderr.trimEnd().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(
      /^booking\.yaml: 2 coming appointments are with "namuna-d'souza", and no doctor there has that id\. Put it back/,
    ),
    expect.stringMatching(
      /^booking\.yaml: 1 coming appointment is with "udaharan-gone", and no doctor there has that id\. Put it back/,
    ),
  ]);
  expect(server.output.stderr).not.toMatch(/canary/i);

  // The remedies that the message names work.
  for (const line of lines) {
    const [, command = ''] = /npm run (desk -- hand-over .*) THE-OTHER-ID/.exec(line) ?? [];
    const script = command.replace('desk --', `"$NODE" ${join(PROJECT_ROOT, 'api/src/desk/command.ts')}`);
    const { status, stdout } = spawnSync('sh', ['-c', `${script} udaharan-patil`], {
      encoding: 'utf8',
      env: { ...env, NODE: process.execPath },
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('now; a mail tells the patient')]);
  }
  expect(await spawnServer(env).waitForPort()).toBeGreaterThan(0);
});

test('past appointments with an unknown doctor do not stop a start', async () => {
  const { env, databasePath } = await createServerEnv();
  await bookWith(databasePath, ['udaharan-gone'], '2020-01-06');
  expect(await spawnServer(env).waitForPort()).toBeGreaterThan(0);
});

/** Books one appointment with each doctor, to come whenever this test runs unless the date is named. */
async function bookWith(databasePath: string, doctors: string[], date?: string) {
  await mkdir(dirname(databasePath), { recursive: true });
  const store = await openTestStore(`file:${databasePath}`);
  for (const [index, request] of createComingAppointments(doctors.length).entries()) {
    const change = { doctor: doctors[index] ?? '', appointmentDate: date ?? request.appointmentDate };
    await store.book(toNewAppointment({ ...request, ...change }, { createdAt: new Date() }));
  }
  await store.close();
}

test.each(['notes.txt', 'notes.txt/outbox'])('an outbox that cannot be written (%s) is refused', async (name) => {
  const { env, folder } = await createWritingServerEnv();
  await writeFile(join(folder, 'notes.txt'), 'No folder.');
  const message = /^OUTBOX_DIR: the folder .* cannot be written \(\w+\)\..*Example: OUTBOX_DIR=data\/outbox$/;
  await expectRefusal({ ...env, OUTBOX_DIR: join(folder, name) }, message);
});

test('an outbox that is not used may be anywhere', async () => {
  const { env } = await createWritingServerEnv();
  const url = { PUBLIC_SITE_URL: 'https://clinic.example', SMTP_URL: 'smtp://user:password@127.0.0.1:9' };
  await spawnServer({ ...env, ...url, OUTBOX_DIR: '/proc/outbox' }).waitForPort();
});

test('a site without the part that draws answers is refused', async () => {
  const { env } = await createServerEnv();
  const message = /^SITE_DIR: .*server\/entry\.mjs.*npm run build.*Example: SITE_DIR=site\/dist$/;
  await expectRefusal({ ...env, PUBLIC_API_BASE: '' }, message);
});

test('a site that has not been built is refused, unless the API runs alone', async () => {
  const { env, folder } = await createServerEnv();
  const apart = { ...env, SITE_DIR: join(folder, 'dist'), PUBLIC_API_BASE: '' };
  await expectRefusal(apart, /dist: the website has not been built\..*npm start/);

  const server = spawnServer({ ...apart, PUBLIC_API_BASE: 'https://api.clinic.example' });
  const response = await fetch(`http://localhost:${await server.waitForPort()}/`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
});

/** A Node on PATH whose major version is older than that of the running one; empty when there is none. */
const oldNode = findOldNode();

test.skipIf(!oldNode)(
  `an old Node says which one is needed${oldNode ? '' : ' (skipped: there is none on PATH)'}`,
  () => {
    const { status, stdout, stderr } = spawnSync(oldNode, [join(PROJECT_ROOT, 'api/src/server.ts')], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The server needs Node \d+\.\d+\.\d+ or later, and this is Node \d+.*npm start.*\n$/);
  },
);

function findOldNode(): string {
  const nodes = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  const ownMajor = Number.parseInt(process.versions.node, 10);
  const isOld = (node: string) =>
    Number(/v(\d+)/.exec(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout)?.[1]) < ownMajor;
  return nodes.find((node) => existsSync(node) && isOld(node)) ?? '';
}
