/** @module-tag long */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { SERVER_COMMAND } from '../../../testing/server-process.ts';
import {
  createRenderingServerEnv,
  createServerEnv,
  createWritingServerEnv,
  expectRefusal,
  spawnServer,
} from '../server-process.ts';

// These tests start processes and wait for them, possibly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

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

test('a site that cannot be read is told from one that has not been built', async () => {
  const { env, folder } = await createServerEnv();
  const site = join(folder, 'circle');
  await symlink(site, site);
  await expectRefusal(
    { ...env, PUBLIC_API_BASE: '', SITE_DIR: site },
    /^SITE_DIR: .*circle cannot be read \(ELOOP\)\. /,
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
    ['../../desk/src/command.ts', 'people'],
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

test('a site without the part that draws answers, or the part that writes mails, is refused', async () => {
  const message =
    /^SITE_DIR: .*server\/entry\.mjs.*mails\/mail-writer\.mjs.*npm run build.*Example: SITE_DIR=site\/dist$/;
  const { env } = await createWritingServerEnv();
  for (const part of ['server', 'mails']) {
    await rename(join(env.SITE_DIR, part), join(env.SITE_DIR, 'away'));
    await expectRefusal({ ...env, PUBLIC_API_BASE: '' }, message);
    await rename(join(env.SITE_DIR, 'away'), join(env.SITE_DIR, part));
  }
});

test('a start with a part for mails that cannot be read is explained in one line', async () => {
  const { env } = await createWritingServerEnv('export const');
  const message = /^.*site\/mails: mails cannot be written \(SyntaxError: .*\)\. Build again with: npm run build$/;
  await expectRefusal(env, message);
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
