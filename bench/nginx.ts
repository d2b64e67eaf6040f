import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

const START_ATTEMPTS = 50;
const START_PAUSE_MS = 100;

/** Debian keeps it out of the usual PATH. */
const NGINX = ['nginx', '/usr/sbin/nginx'].find((command) => spawnSync(command, ['-v']).status === 0);

/** As Debian's package sets it up, with a line in the log for each request; or for the last bit of speed. */
export type NginxSettings = 'usual' | 'tuned';

const SETTINGS: Record<NginxSettings, (folder: string) => string> = {
  usual: (folder) => `access_log ${folder}/access.log;`,
  tuned: () => 'access_log off; open_file_cache max=100;',
};

/**
 * One worker, like our one process, that sends the compressed page beside `index.html` in `siteDir`; `null` where nginx
 * is not installed. Debian's build knows gzip_static and no Brotli.
 */
export async function startNginx(
  siteDir: string,
  parentFolder: string,
  settings: NginxSettings,
): Promise<ServerProcess | null> {
  if (!NGINX) return null;
  const folder = join(parentFolder, `nginx-${settings}`);
  const root = join(folder, 'root');
  const port = await findFreePort();
  await mkdir(root, { recursive: true });
  for (const file of ['index.html', 'index.html.gz']) await copyFile(join(siteDir, file), join(root, file));
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn;
events { worker_connections 1024; }
http {
  sendfile on; tcp_nopush on; keepalive_requests 1000000000; types { text/html html; }
  ${SETTINGS[settings](folder)}
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${root}; gzip_static on; }
}
`,
  );
  const child = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await waitForAnswer(url);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function waitForAnswer(url: string): Promise<void> {
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt += 1) {
    try {
      await fetch(url);
      return;
    } catch {
      await sleep(START_PAUSE_MS);
    }
  }
  throw new Error('nginx did not start.');
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
