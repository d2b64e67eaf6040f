import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { findFreePort } from '../free-port.ts';

const [PODMAN = '', ...STORE]: string[] = JSON.parse(process.env.PODMAN ?? '[]');

/** The place at which the volume of data is mounted. */
export const DATA = '/srv/clinic/data';

/** Nothing may be written but the data, and no right is left. Without limits of its own podman asks for more than it may. */
const CONFINED = [
  ...['--read-only', '--read-only-tmpfs=false', '--cap-drop=all', '--security-opt=no-new-privileges'],
  ...['--ulimit=nofile=1024:1024', '--ulimit=nproc=1024:1024', '--pids-limit=200', '--memory=512m'],
  ...['--network=host', '--no-healthcheck', '--rm', '--pull=never'],
];

export type Container = Awaited<ReturnType<typeof startContainer>>;

/** Calls podman, and resolves to what it says. */
export async function callPodman(...args: string[]): Promise<string> {
  return (await promisify(execFile)(PODMAN, [...STORE, ...args])).stdout.trim();
}

/** Makes a volume of podman or, for `--volume`, a folder that belongs to this user; both are removed after the test. */
export async function makeVolume(): Promise<string> {
  const name = await callPodman('volume', 'create');
  onTestFinished(async () => void (await callPodman('volume', 'rm', '--force', name)));
  return name;
}

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-volume-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the image over this mount (`--volume=…`), without an init. It is removed after the test. */
export async function startContainer(mount: string, image = process.env.IMAGE ?? '') {
  const port = await findFreePort();
  const name = `clinic-test-${port}`;
  const child = spawn(PODMAN, [...STORE, 'run', `--name=${name}`, ...CONFINED, mount, `--env=PORT=${port}`, image]);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output.text += chunk));
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await callPodman('rm', '--force', '--time=0', '--ignore', name);
  });

  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });

  /** Resolves to the seconds until it was ready. */
  async function waitUntilReady(): Promise<number> {
    const start = performance.now();
    for (;;) {
      if ((await ask('/readyz').catch(() => null))?.ok) return (performance.now() - start) / 1000;
      const ended = await Promise.race([exitCode.then(() => true), sleep(100)]);
      if (ended) throw new Error(`The container ended: ${output.text}`);
    }
  }

  /** Resolves to the exit code and the seconds that it has taken; after twelve seconds podman kills it. */
  async function stop() {
    const start = performance.now();
    await callPodman('stop', '--time=12', name);
    return { code: await exitCode, seconds: (performance.now() - start) / 1000 };
  }

  const exec = (...command: string[]) => callPodman('exec', name, '/usr/local/bin/node', ...command);
  return { name, output, exitCode, ask, waitUntilReady, stop, exec };
}
