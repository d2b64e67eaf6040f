import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { runDeskCommand } from '@clinic/desk/commands.ts';
import { ASHA, PASSPHRASE, toCookie } from '@clinic/desk/test/people.ts';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { StartupError } from '#src/startup-error.ts';
import { NODE_COMPILE_CACHE } from '../../../testing/server-process.ts';
import { appointment, createComingAppointments } from '../sample-bookings.ts';
import { createDeskServerEnv, createServerEnv, spawnServer } from '../server-process.ts';
import { readRows } from '../sqlite-files.ts';

// These tests start processes and wait for them, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SECRET = 'a secret of tests that is long enough';
const COMMAND = join(PROJECT_ROOT, 'scripts/desk.mjs');

/** Carries out a command of the desk in this process. */
async function runDesk(env: Record<string, string>, args: string[], input = '') {
  const output = new PassThrough();
  const printed = text(output);
  const warnings: string[] = [];
  const scene = { args, env: { SECRET, ...env }, input: Readable.from([input]), output };
  try {
    const result = await runDeskCommand({ ...scene, warn: (line) => void warnings.push(line) });
    output.write(result ?? '');
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    warnings.push(error.message);
  }
  output.end();
  return { out: (await printed).trim(), err: warnings.join('\n') };
}

/** Runs the script of `npm run desk` with `args`, and `input` on its standard input. */
async function spawnDesk(env: Record<string, string>, args: string[], input = '') {
  const child = spawn(process.execPath, [COMMAND, ...args], { env: { SECRET, NODE_COMPILE_CACHE, ...env } });
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out: out.trim(), err: err.trim() };
}

/** Starts a server with a front desk. */
async function startWithDesk() {
  const { env, databasePath } = await createDeskServerEnv();
  const server = spawnServer({ ...env, DESK_PORT: '0' });
  const url = `http://localhost:${await server.waitForPort()}`;
  const deskUrl = await vi.waitUntil(() => /The front desk is at (http:\S+)/.exec(server.output.stdout)?.[1]);
  return { env, databasePath, server, url, deskUrl };
}

async function signIn(deskUrl: string): Promise<string> {
  const response = await fetch(`${deskUrl}/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ email: ASHA, passphrase: PASSPHRASE }),
    redirect: 'manual',
  });
  return toCookie(response.headers.getSetCookie());
}

test('the first person is added while the server runs, and sees a booking arrive', async () => {
  const { env, server, url, deskUrl, databasePath } = await startWithDesk();
  expect(server.output.stdout).toContain('npm run desk -- add');
  const { out } = await spawnDesk(env, ['add', ASHA, '--role', 'owner', '--passphrase-stdin'], `${PASSPHRASE}\n`);
  expect(out).toContain('can sign in');

  const [request] = createComingAppointments(1);
  const headers = { 'content-type': 'application/json' };
  const booked = await fetch(url + APPOINTMENTS_PATH, { method: 'POST', headers, body: JSON.stringify(request) });
  const { reference } = (await booked.json()) as { reference: string };
  const cookie = await signIn(deskUrl);
  const look = async () => {
    const path = `${deskUrl}/day/${request?.appointmentDate}`;
    return (await fetch(path, { headers: { cookie, accept: 'application/json' } })).text();
  };
  expect(await look()).toContain(reference);

  expect((await runDesk(env, ['list', '--date', request?.appointmentDate ?? ''])).out).toContain(reference);
  expect((await spawnDesk(env, ['noshow', reference])).err).toMatch(/^It is too early: .*\.$/);
  expect((await runDesk(env, ['cancel', reference.toLowerCase()])).out).toContain('cancelled');
  expect(await look()).toContain('"by":"command line"');
  expect((await runDesk(env, ['noshow', reference])).err).toContain('cannot be done');
  expect((await runDesk(env, ['show', 'K7QX-0000'])).err).toContain('no appointment');
  expect((await runDesk(env, ['show', reference])).out).toContain(appointment.message);
  expect(readRows(databasePath)).toMatchObject([{ status: 'cancelled', version: 1 }]);

  server.child.kill('SIGTERM');
  expect(await server.exitCode).toBe(0);
  expect(server.output.stdout + server.output.stderr).not.toMatch(/Canary|canary|asha@/);
});

test('people are listed and removed, a second factor is reset, and a new link keeps the role', async () => {
  const { env } = await createServerEnv();
  await runDesk(env, ['add', ASHA, '--role', 'owner', '--passphrase-stdin'], PASSPHRASE);
  expect((await runDesk(env, ['add', ASHA])).out).toContain('/passphrase?token=');
  await runDesk(env, ['add', 'ravi@clinic.example']);
  expect((await runDesk(env, ['people'])).out.split('\n')).toEqual([
    `${ASHA}  has no name  owner  has a passphrase  second factor off  no passkeys  never signed in`,
    'ravi@clinic.example  has no name  reception  has no passphrase yet  second factor off  no passkeys  never signed in',
  ]);
  expect((await runDesk(env, ['remove', ASHA])).err).toContain('last owner');
  expect((await runDesk(env, ['add', ASHA, '--role', 'reception'])).err).toContain('last owner');
  expect((await runDesk(env, ['reset', ASHA])).out).toContain('with the passphrase alone');
  expect((await runDesk(env, ['remove', 'Ravi@clinic.example'])).out).toContain('is removed');
  expect((await runDesk(env, ['remove', 'ravi@clinic.example'])).err).toContain('npm run desk -- people');
});

test('appointments are exported on the command line, and nothing else is in the output', async () => {
  const { env, server, url } = await startWithDesk();
  const [request] = createComingAppointments(1);
  const headers = { 'content-type': 'application/json' };
  await fetch(url + APPOINTMENTS_PATH, { method: 'POST', headers, body: JSON.stringify(request) });
  const days = ['--from', request?.appointmentDate ?? '', '--to', request?.appointmentDate ?? ''];
  const csv = await spawnDesk(env, ['export', ...days, '--format', 'csv']);
  expect(csv.err).toBe('');
  expect(csv.out.split('\r\n')).toEqual([
    expect.stringMatching(/^Reference,State,/),
    expect.stringContaining(`,${request?.name},`),
  ]);
  const fhir = await runDesk(env, ['export', ...days, '--format', 'fhir']);
  expect(JSON.parse(fhir.out).entry).toHaveLength(1);
  for (const wrong of [[], ['--from', '2026-11-31', '--to', '2026-12-01'], [...days, '--format', 'xlsx']]) {
    const refused = await runDesk(env, ['export', ...wrong]);
    expect(refused.out).toBe('');
    expect(refused.err).not.toBe('');
  }
  server.child.kill('SIGTERM');
  expect(await server.exitCode).toBe(0);
});

test('a server with an open page of the desk ends in time', async () => {
  const { env, server, deskUrl } = await startWithDesk();
  await runDesk(env, ['add', ASHA, '--passphrase-stdin'], PASSPHRASE);
  const cookie = await signIn(deskUrl);
  const page = await fetch(`${deskUrl}/events`, { headers: { cookie, accept: 'text/event-stream' } });
  const reading = page.text();
  const started = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.exitCode).toBe(0);
  expect(performance.now() - started).toBeLessThan(5000);
  await reading;
});

test.each([
  [['add', 'not an address'], 'npm run desk -- add'],
  [['add', ASHA, '--role', 'king'], 'npm run desk -- add'],
  [['add', ASHA, '--passphrase-stdin'], '12 to 128 characters'],
  [['dance'], 'npm run desk -- add'],
  [['list', '--date', 'tomorrow'], 'no date "tomorrow"'],
])('the command %j is refused with a remedy', async (args, remedy) => {
  const { env } = await createServerEnv();
  const { err, out } = await runDesk(env, args, 'short');
  expect(err).toContain(remedy);
  expect(out).toBe('');
});

test('a command waits while another program writes, and says in a line when it waits in vain', async () => {
  const { env, databasePath } = await createServerEnv();
  await runDesk(env, ['people']);
  const other = new Database(databasePath);
  onTestFinished(() => void other.close());
  const add = () => spawnDesk(env, ['add', ASHA, '--passphrase-stdin'], PASSPHRASE);
  // Two in three of the command's writes meet the lock. It is free for longer than a busy machine pauses a process, so
  // that no write misses every pause.
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) {
      other.exec('begin immediate');
      await sleep(300);
      other.exec('rollback');
      await sleep(150);
    }
  })();
  const added = await add();
  isWriting = false;
  await writing;
  expect(added).toEqual({ err: '', out: expect.stringContaining(`${ASHA} can sign in`) });

  other.exec('begin immediate');
  const { err, out } = await add();
  expect(out).toBe('');
  expect(err).toMatch(/^[^\n]*locked[^\n]*$/);
});

test('an address of the desk has the host of DESK_URL or the port, and is called a guess without both', async () => {
  const { env } = await createServerEnv();
  for (const [where, origin, isGuess] of [
    [{ DESK_URL: 'https://desk.clinic.example/' }, 'https://desk.clinic.example', false],
    [{ DESK_PORT: '4711' }, 'http://localhost:4711', false],
    [{}, 'http://localhost:4000', true],
  ] as const) {
    const link = await runDesk({ ...env, ...where }, ['add', ASHA]);
    expect(link.out).toMatch(new RegExp(`${origin}/passphrase\\?token=[\\w-]{32}$`));
    const known = await runDesk({ ...env, ...where }, ['add', ASHA, '--passphrase-stdin'], PASSPHRASE);
    expect(known.out).toContain(`can sign in at ${origin}/`);
    for (const { out } of [link, known]) expect(out.includes('is a guess: DESK_URL and DESK_PORT')).toBe(isGuess);
  }
});

test('a desk without a built site, or on the port of another program, is refused at the start', async () => {
  const { env } = await createServerEnv();
  const bare = spawnServer({ ...env, DESK_PORT: '0' });
  expect(await bare.exitCode).toBe(1);
  expect(bare.output.stderr).toContain('DESK_PORT: the front desk needs the built website');

  const { env: other, deskUrl } = await startWithDesk();
  const late = spawnServer({ ...other, DESK_PORT: new URL(deskUrl).port });
  expect(await late.exitCode).toBe(1);
  expect(late.output.stderr).toMatch(/^DESK_PORT: \d+ is in use by another program\./);
});

test('the slots of a doctor are closed on the command line, listed, and opened again', async () => {
  const { env, server, url, deskUrl } = await startWithDesk();
  await runDesk(env, ['add', ASHA, '--passphrase-stdin'], PASSPHRASE);
  const cookie = await signIn(deskUrl);
  const [request, other] = createComingAppointments(2);
  const book = (booking: unknown) =>
    fetch(url + APPOINTMENTS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(booking),
    });
  expect((await book(request)).status).toBe(201);

  const date = request?.appointmentDate ?? '';
  const events = await fetch(`${deskUrl}/events`, { headers: { cookie, accept: 'text/event-stream' } });
  const heard = waitForText(events, 'event: changed');
  const { out } = await runDesk(env, ['block', appointment.doctor, date, '--reason', 'Leave']);
  expect(out).toContain('Leave');
  expect(out).toContain(`booked:  ${date}  ${request?.appointmentTime}`);
  await heard;
  expect((await book(other)).status).toBe(409);
  const [id = ''] = out.split(' ');
  expect((await runDesk(env, ['closures'])).out).toBe(out);
  expect((await runDesk(env, ['open', id])).out).toContain('open again');
  expect((await book(other)).status).toBe(201);

  const { out: slots } = await runDesk(env, ['block', 'all', `${date}T09:00`, `${date}T10:00`]);
  expect(slots).toMatch(/all doctors .* from 09:00 AM up to 11:00 AM/);
  expect((await runDesk(env, ['block', 'nobody', 'soon'])).err).toMatch(/no such doctor.*no such date/s);
  server.child.kill('SIGTERM');
  expect(await server.exitCode).toBe(0);
});

/** Reads at once: Node ends an answer that nobody reads when it collects the object of the answer. */
async function waitForText({ body }: Response, wanted: string): Promise<void> {
  let heard = '';
  for await (const part of body ?? []) {
    heard += Buffer.from(part).toString();
    if (heard.includes(wanted)) return;
  }
  throw new Error(`Not heard: ${wanted}`);
}
