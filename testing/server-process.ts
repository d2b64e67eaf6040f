import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const SERVER_COMMAND = [process.execPath, join(import.meta.dirname, '../api/src/server.ts')];

/** The folder where Node keeps compiled modules, because tests start hundreds of processes and threads. */
export const NODE_COMPILE_CACHE = join(import.meta.dirname, '../node_modules/.cache/compiled');

export type Environment = Record<string, string | undefined>;

export type SpawnOptions = {
  /** A program and its arguments. Like the server, it must print the address that it listens on. */
  command?: string[];
  cwd?: string;
  /** Starts a process group, as a service manager or a terminal does; `stop` then stops the whole group. */
  isGroup?: boolean;
};

export type ServerProcess = ReturnType<typeof spawnServer>;

/** Starts the server with these settings and the defaults of `createOwnSettings`; the caller has to stop it. */
export function spawnServer(env: Environment, options: SpawnOptions = {}) {
  const { command = SERVER_COMMAND, cwd = '/', isGroup = false } = options;
  const [program = '', ...args] = command;
  const child = spawn(program, args, { env: { ...createOwnSettings(env), ...env }, cwd, detached: isGroup });
  keepLog(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);

  /** Waits for the line that ends with the address, and returns its port. */
  async function waitForPort(): Promise<number> {
    for (;;) {
      const [, port] = /http:\/\/localhost:(\d+)\n/.exec(output.stdout) ?? [];
      if (port) return Number(port);
      await Promise.race([
        once(child.stdout, 'data'),
        exitCode.then(() => Promise.reject(new Error(`The server ended: ${output.stderr}`))),
      ]);
    }
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isGroup) signalGroup(child, signal);
    else child.kill(signal);
    await exitCode;
  }
  return { child, output, exitCode, waitForPort, stop };
}

/** Defaults: a free port, a secret, and folders outside the project's data. */
function createOwnSettings({ DATABASE_URL = '' }: Environment): Environment {
  const folder = DATABASE_URL.startsWith('file:') ? dirname(DATABASE_URL.slice('file:'.length)) : tmpdir();
  return {
    PORT: '0',
    SECRET: 'a secret of tests that is long enough',
    OUTBOX_DIR: join(folder, 'outbox'),
    NODE_COMPILE_CACHE,
  };
}

function signalGroup({ pid = 0 }: ChildProcessWithoutNullStreams, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}

/** Writes the server's output to a file. `npm test` ends by searching these files for personal data. */
function keepLog({ pid, stdout, stderr }: ChildProcessWithoutNullStreams): void {
  const folder = process.env.TEST_LOGS_DIR;
  if (!folder) return;
  const file = createWriteStream(join(folder, `server-${pid}.log`), { flags: 'a' });
  for (const stream of [stdout, stderr]) stream.pipe(file, { end: false });
}
