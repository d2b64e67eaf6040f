/** @module-tag long */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { runDeskCommand } from '@clinic/desk/commands.ts';
import { ASHA, PASSPHRASE, toCookie } from '@clinic/desk/test/people.ts';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { StartupError } from '#src/startup-error.ts';
import { NODE_COMPILE_CACHE } from '../../../testing/server-process.ts';
import { appointment, createComingAppointments } from '../sample-bookings.ts';
import { createDeskServerEnv, createServerEnv, postBooking, spawnServer } from '../server-process.ts';
import { readRows } from '../sqlite-files.ts';

// These tests start processes and wait for them, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

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

/** Starts a server with a front desk, which the test ends by a signal. */
async function startWithDesk() {
  const { env, databasePath } = await createDeskServerEnv();
  const server = spawnServer({ ...env, DESK_PORT: '0' });
  const url = `http://localhost:${await server.waitForPort()}`;
  const deskUrl = await vi.waitUntil(() => /The front desk is at (http:\S+)/.exec(server.output.stdout)?.[1]);
  const book = (booking: unknown) => postBooking(url, booking);
  const end = async () => {
    server.child.kill('SIGTERM');
    expect(await server.exitCode).toBe(0);
  };
  return { env, databasePath, server, deskUrl, book, end };
}

/** Signs in as the person who has been added. Resolves to what asks for pages and data then. */
async function signIn(deskUrl: string) {
  const body = new URLSearchParams({ email: ASHA, passphrase: PASSPHRASE });
  const response = await fetch(`${deskUrl}/sign-in`, { method: 'POST', body, redirect: 'manual' });
  const cookie = toCookie(response.headers.getSetCookie());
  return (path: string, accept: string) => fetch(deskUrl + path, { headers: { cookie, accept } });
}

test('an operator adds the first person while the server runs, who sees a booking arrive, and exports it', async () => {
  const { env, server, deskUrl, databasePath, book, end } = await startWithDesk();
  expect(server.output.stdout).toContain('npm run desk -- add');
  const { out } = await spawnDesk(env, ['add', ASHA, '--role', 'owner', '--passphrase-stdin'], `${PASSPHRASE}\n`);
  expect(out).toContain('can sign in');

  const [request] = createComingAppointments(1);
  const date = request?.appointmentDate ?? '';
  const { reference } = (await (await book(request)).json()) as { reference: string };
  const get = await signIn(deskUrl);
  const look = async () => (await get(`/day/${date}`, 'application/json')).text();
  expect(await look()).toContain(reference);

  const days = ['export', '--from', date, '--to', date, '--format'];
  const csv = await spawnDesk(env, [...days, 'csv']);
  // Nothing else is in the output.
  expect([csv.err, csv.out.split('\r\n')]).toEqual([
    '',
    [expect.stringMatching(/^Reference,State,/), expect.stringContaining(`,${request?.name},`)],
  ]);
  expect(JSON.parse((await runDesk(env, [...days, 'fhir'])).out).entry).toHaveLength(1);

  expect((await runDesk(env, ['list', '--date', date])).out).toContain(reference);
  expect((await spawnDesk(env, ['noshow', reference])).err).toMatch(/^It is too early: .*\.$/);
  expect((await runDesk(env, ['cancel', reference.toLowerCase()])).out).toContain('cancelled');
  expect(await look()).toContain('"by":"command line"');
  expect((await runDesk(env, ['noshow', reference])).err).toContain('cannot be done');
  expect((await runDesk(env, ['show', 'K7QX-0000'])).err).toContain('no appointment');
  expect((await runDesk(env, ['show', reference])).out).toContain(appointment.message);
  expect(readRows(databasePath)).toMatchObject([{ status: 'cancelled', version: 1 }]);

  await end();
  expect(server.output.stdout + server.output.stderr).not.toMatch(/Canary|canary|asha@/);
});

test('an operator lists and removes people, resets a second factor, and gives a new link that keeps the role', async () => {
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

test.each([
  [['add', 'not an address'], 'npm run desk -- add'],
  [['add', ASHA, '--role', 'king'], 'npm run desk -- add'],
  [['add', ASHA, '--passphrase-stdin'], '12 to 128 characters'],
  [['dance'], 'npm run desk -- add'],
  [['list', '--date', 'tomorrow'], 'no date "tomorrow"'],
  [['block', 'nobody', 'soon'], 'no such doctor'],
  [['block', 'all', 'soon'], 'no such date'],
  [['export'], 'Name the first and the last day.'],
  [['export', '--from', '2026-11-31', '--to', '2026-12-01'], 'Name the first and the last day.'],
  [['export', '--from', '2026-11-30', '--to', '2026-12-01', '--format', 'xlsx'], 'There are two formats.'],
])('an operator who types %j is refused with a remedy', async (args, remedy) => {
  const { env } = await createServerEnv();
  const { err, out } = await runDesk(env, args, 'short');
  expect(err).toContain(remedy);
  expect(out).toBe('');
});

test('an operator’s command waits while another program writes, and says in a line when it waits in vain', async () => {
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

test('an operator reads an address with the host of DESK_URL or the port, called a guess without both', async () => {
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

test('an operator reads why a desk without a built site, or on the port of another program, does not start', async () => {
  const { env } = await createServerEnv();
  const bare = spawnServer({ ...env, DESK_PORT: '0' });
  expect(await bare.exitCode).toBe(1);
  expect(bare.output.stderr).toContain('DESK_PORT: the front desk needs the built website');

  const { env: other, deskUrl } = await startWithDesk();
  const late = spawnServer({ ...other, DESK_PORT: new URL(deskUrl).port });
  expect(await late.exitCode).toBe(1);
  expect(late.output.stderr).toMatch(/^DESK_PORT: \d+ is in use by another program\./);
});

test('an operator closes slots and opens them again, which an open page hears, and the server still ends in time', async () => {
  const { env, deskUrl, book, end } = await startWithDesk();
  await runDesk(env, ['add', ASHA, '--passphrase-stdin'], PASSPHRASE);
  const get = await signIn(deskUrl);
  const [request, other] = createComingAppointments(2);
  expect((await book(request)).status).toBe(201);

  const date = request?.appointmentDate ?? '';
  const [events, page] = [await get('/events', 'text/event-stream'), await get('/events', 'text/event-stream')];
  const reading = page.text();
  const heard = waitForText(events, 'event: changed');
  const { out } = await runDesk(env, ['block', appointment.doctor, date, '--reason', 'Leave']);
  expect(out).toContain('Leave');
  expect(out).toContain(`booked:  ${date}  ${request?.appointmentTime}`);
  await heard;
  expect((await book(other)).status).toBe(409);
  expect((await runDesk(env, ['closures'])).out).toBe(out);
  expect((await runDesk(env, ['open', out.split(' ')[0] ?? ''])).out).toContain('open again');
  expect((await book(other)).status).toBe(201);
  const { out: slots } = await runDesk(env, ['block', 'all', `${date}T09:00`, `${date}T10:00`]);
  expect(slots).toMatch(/all doctors .* from 09:00 AM up to 11:00 AM/);

  const started = performance.now();
  await end();
  expect(performance.now() - started).toBeLessThan(5000);
  await reading;
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
