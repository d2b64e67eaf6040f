import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { createFolder } from './helper.ts';

const SERVER = fileURLToPath(new URL('../src/server.ts', import.meta.url));

/** A site of one page and a database file that does not exist yet. */
export async function createServerEnv() {
  const folder = await createFolder();
  const siteDir = join(folder, 'site');
  await mkdir(siteDir);
  await writeFile(join(siteDir, 'index.html'), '<!doctype html><title>Home</title>');
  const databasePath = join(folder, 'data', 'clinic.db');
  return { folder, siteDir, databasePath, env: { SITE_DIR: siteDir, DATABASE_URL: `file:${databasePath}` } };
}

/**
 * Runs the real server, or another `script` of Node's, with nothing of this process's settings; it is stopped when the
 * test ends.
 */
export function spawnServer(env: Record<string, string>, { script = SERVER, nodeArgs = [] as string[] } = {}) {
  const child = spawn(process.execPath, [...nodeArgs, script], { env: { PORT: '0', ...env }, cwd: '/' });
  keepLog(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
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

/** `npm test` looks through all of it at the end for what no log may hold. */
function keepLog({ pid, stdout, stderr }: ChildProcessWithoutNullStreams): void {
  const folder = process.env.TEST_LOGS_DIR;
  if (!folder) return;
  const file = createWriteStream(join(folder, `server-${pid}.log`), { flags: 'a' });
  for (const stream of [stdout, stderr]) stream.pipe(file, { end: false });
}
