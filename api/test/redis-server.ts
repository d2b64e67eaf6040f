import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { findFreePort } from '../../testing/free-port.ts';
import { createFolder } from './folder.ts';

/** The environment without preloaded libraries. Redis has an allocator of its own and never starts under faketime. */
const { LD_PRELOAD: _, ...ENV } = process.env;

/** Finds the command of Redis's or Valkey's server; `null` when neither is installed. */
export function findRedis(): string | null {
  const isInstalled = (name: string) => spawnSync(name, ['--version'], { env: ENV }).status === 0;
  return ['redis-server', 'valkey-server'].find(isInstalled) ?? null;
}

/** Starts a server in memory on a free port of the loopback address. It can be stopped, started again and halted. */
export async function createRedis(program: string) {
  const folder = await createFolder();
  const port = await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;

  async function stop(): Promise<void> {
    if (!child) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
    child = null;
  }

  async function start(): Promise<void> {
    child = spawn(program, ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', folder], {
      stdio: 'ignore',
      env: ENV,
    });
    const client = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    await client.ping();
    client.disconnect();
  }

  onTestFinished(stop);
  await start();
  return { url, start, stop, halt: () => child?.kill('SIGSTOP'), goOn: () => child?.kill('SIGCONT') };
}
