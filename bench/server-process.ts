import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { LOAD_CONTENT_DIR } from './load-content.ts';

export type ServerProcess = { url: string; pid: number; stop: () => Promise<void> };

/** Starts a server on a free port and waits for the line that names its address; `wrapper` are words before its command. */
export async function startServer(
  script: URL,
  env: Record<string, string>,
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  const isWrapped = wrapper.length > 0;
  const [command = '', ...args] = [...wrapper, process.execPath, script.pathname];
  const child = spawn(command, args, {
    env: { ...process.env, PORT: '0', CONTENT_DIR: LOAD_CONTENT_DIR, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: isWrapped,
  });
  const exit = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      const [, port] = /http:\/\/localhost:(\d+)/.exec(line) ?? [];
      if (!port) return;
      resolve(`http://127.0.0.1:${port}`);
      lines.close();
      // Read on, though not line by line, which cost the sender of the load much: a full pipe would stop the server.
      child.stdout.resume();
    });
    exit.then(() => reject(new Error(`${script.pathname} ended before it listened.`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      // A wrapper does not hand signals on: it goes together with the server.
      if (isWrapped) process.kill(-(child.pid ?? 0), 'SIGKILL');
      else child.kill('SIGTERM');
      await exit;
    },
  };
}
