import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type ServerProcess = { url: string; stop: () => Promise<void> };

/** Starts a server on a free port and waits for the line that names its address. */
export async function startServer(script: URL, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script.pathname], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    // Read to the end: a full pipe would stop the server.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, port] = /http:\/\/localhost:(\d+)/.exec(line) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    exit.then(() => reject(new Error(`${script.pathname} ended before it listened.`)));
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
