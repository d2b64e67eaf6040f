import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { readBookingCalendar } from '#src/booking-calendar-file.ts';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { createFolder } from './helper.ts';

const SERVER = fileURLToPath(new URL('../src/server.ts', import.meta.url));

export const SERVER_COMMAND = [process.execPath, SERVER];

type Options = {
  script?: string;
  nodeArgs?: string[];
  /** Instead of `script`: a program that starts the server, and its arguments. */
  command?: string[];
  cwd?: string;
  /** Leads a process group of its own, as a service or what a terminal runs; all of it is stopped when the test ends. */
  isGroup?: boolean;
};

/** What the clinic's own content lets people book, for ten years without holidays: there are tests that book more than one year holds. */
async function writeRoomyContent(folder: string): Promise<string> {
  const calendar = await readBookingCalendar(join(PROJECT_ROOT, 'content'));
  await mkdir(folder);
  await writeFile(join(folder, 'booking.yaml'), JSON.stringify({ ...calendar, closedDates: [], horizonDays: 3650 }));
  return folder;
}

/** A site of one page and a database file that does not exist yet. */
export async function createServerEnv() {
  const folder = await createFolder();
  const siteDir = join(folder, 'site');
  await mkdir(siteDir);
  await writeFile(join(siteDir, 'index.html'), '<!doctype html><title>Home</title>');
  const databasePath = join(folder, 'data', 'clinic.db');
  const contentDir = await writeRoomyContent(join(folder, 'content'));
  const env = { SITE_DIR: siteDir, CONTENT_DIR: contentDir, DATABASE_URL: `file:${databasePath}` };
  return { folder, siteDir, databasePath, env };
}

/**
 * Runs the real server, or another `script` of Node's, with nothing of this process's settings; it is stopped when the
 * test ends.
 */
export function spawnServer(
  env: Record<string, string>,
  {
    script = SERVER,
    nodeArgs = [],
    command = [process.execPath, ...nodeArgs, script],
    cwd = '/',
    isGroup = false,
  }: Options = {},
) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { env: { PORT: '0', ...env }, cwd, detached: isGroup });
  keepLog(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    if (isGroup) killGroup(child);
    else child.kill('SIGKILL');
    await exitCode;
  });

  /** The port from the line that tells the address. */
  async function waitForPort(): Promise<number> {
    for (;;) {
      const [, port] = /is at http:\/\/localhost:(\d+)/.exec(output.stdout) ?? [];
      if (port) return Number(port);
      await Promise.race([
        once(child.stdout, 'data'),
        exitCode.then(() => Promise.reject(new Error(`The server ended: ${output.stderr}`))),
      ]);
    }
  }
  return { child, output, exitCode, waitForPort };
}

function killGroup({ pid = 0 }: ChildProcessWithoutNullStreams): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

/** `npm test` looks through all of it at the end for what no log may hold. */
function keepLog({ pid, stdout, stderr }: ChildProcessWithoutNullStreams): void {
  const folder = process.env.TEST_LOGS_DIR;
  if (!folder) return;
  const file = createWriteStream(join(folder, `server-${pid}.log`), { flags: 'a' });
  for (const stream of [stdout, stderr]) stream.pipe(file, { end: false });
}
