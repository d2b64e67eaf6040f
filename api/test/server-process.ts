import { execFile as startFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, onTestFinished } from 'vitest';
import { readBookingCalendar } from '#src/booking-calendar-file.ts';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { type Environment, type SpawnOptions, spawnServer as spawn } from '../../testing/server-process.ts';
import { createFolder } from './folder.ts';

const execFile = promisify(startFile);

/** Writes the clinic's calendar for ten years without holidays, because some tests book more than a year holds. */
async function writeRoomyContent(folder: string): Promise<string> {
  const calendar = await readBookingCalendar(join(PROJECT_ROOT, 'content'));
  await mkdir(folder);
  await writeFile(join(folder, 'booking.yaml'), JSON.stringify({ ...calendar, closedDates: [], horizonDays: 3650 }));
  return folder;
}

/** Makes the settings of a server with a site of one page and a database file that does not exist yet. */
export async function createServerEnv() {
  const folder = await createFolder();
  const siteDir = join(folder, 'site');
  await mkdir(join(siteDir, 'client'), { recursive: true });
  await writeFile(join(siteDir, 'client', 'index.html'), '<!doctype html><title>Home</title>');
  const databasePath = join(folder, 'data', 'clinic.db');
  const contentDir = await writeRoomyContent(join(folder, 'content'));
  const env = {
    SITE_DIR: siteDir,
    CONTENT_DIR: contentDir,
    DATABASE_URL: `file:${databasePath}`,
    // The site has no part that writes mails.
    PUBLIC_API_BASE: 'http://localhost',
  };
  return { folder, siteDir, databasePath, env };
}

/** Runs the real server, or another command; it is stopped when the test ends. */
export function spawnServer(env: Environment, options?: SpawnOptions) {
  const server = spawn(env, options);
  onTestFinished(() => server.stop('SIGKILL'));
  return server;
}

/** Sends a booking to a server at this address, as a program does. */
export function postBooking(url: string, booking: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + APPOINTMENTS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(booking),
  });
}

export type Ending = { code: number; output: string };

/** Runs a script to its end. Resolves to its exit code, which is `NaN` after a signal, and all that it has printed. */
export function runScript(script: string, args: string[], env: NodeJS.ProcessEnv): Promise<Ending> {
  return new Promise((resolve) =>
    startFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? Number.NaN) : 0, output: stdout + stderr }),
    ),
  );
}

/** Expects the server to say in one line why it does not start, and to end with code 1. */
export async function expectRefusal(env: Environment, message: RegExp) {
  const server = spawnServer(env);
  expect(await server.exitCode).toBe(1);
  const lines = server.output.stderr.trimEnd().split('\n');
  expect(lines).toEqual([expect.stringMatching(message)]);
  expect(server.output.stdout).not.toContain('is at http');
}

/** The smallest part of a built site that renders answers. */
export const RENDERER = `export async function render() {
  return { body: '<!doctype html><title>An answer</title>', policy: '' };
}
`;

/** The smallest part of a built site that writes mails. The words of the mails do not matter. */
export const MAIL_WRITER = `export function createMailWriter(clinic) {
  const writeMail = ({ kind }) => ({ subject: kind, text: kind, html: '<p></p>', clinic, calendar: null });
  return { writeMail, writeMarks: () => ({}) };
}
`;
export const MAIL_PLACES = JSON.stringify({ name: 'Namuna Clinic', email: 'desk@clinic.example' });

/** Makes the settings of `createServerEnv` with a site whose rendering part has this code. */
export async function createRenderingServerEnv(code: string) {
  const made = await createServerEnv();
  await mkdir(join(made.siteDir, 'server'));
  await writeFile(join(made.siteDir, 'server', 'entry.mjs'), code);
  return made;
}

/** Makes the settings of `createServerEnv` with a site that can write mails; `code` is the part that does. */
export async function createWritingServerEnv(code = MAIL_WRITER) {
  const made = await createRenderingServerEnv(RENDERER);
  await mkdir(join(made.siteDir, 'mails'));
  await writeFile(join(made.siteDir, 'mails', 'mail-writer.mjs'), code);
  await writeFile(join(made.siteDir, 'mails', 'places.json'), MAIL_PLACES);
  return made;
}

let builtDesk: Promise<string> | undefined;

/** Builds the desk once for all tests of this process. */
function buildDesk(): Promise<string> {
  builtDesk ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clinic-desk-'));
    await execFile(process.execPath, [join(PROJECT_ROOT, 'desk/build.ts'), folder]);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  })();
  return builtDesk;
}

/** Makes the settings of `createWritingServerEnv` with a front desk in the site's folder, and a clinic for it. */
export async function createDeskServerEnv() {
  const made = await createWritingServerEnv();
  await symlink(await buildDesk(), join(made.siteDir, 'desk'));
  for (const name of ['clinic.yaml', 'images']) {
    await symlink(join(PROJECT_ROOT, 'content', name), join(made.env.CONTENT_DIR, name));
  }
  return made;
}
