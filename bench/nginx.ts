import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../testing/free-port.ts';

const START_ATTEMPTS = 50;
const START_PAUSE_MS = 100;

/** Debian installs nginx outside the usual PATH. */
const NGINX = ['nginx', '/usr/sbin/nginx'].find((command) => spawnSync(command, ['-v']).status === 0);

/**
 * Starts nginx with one worker, like our one process, and a log line for each request, as in Debian's package. It sends
 * the compressed page beside `index.html`; Debian's build has gzip_static but not Brotli. Null when nginx is not
 * installed.
 */
export async function startNginx(siteDir: string, parentFolder: string) {
  if (!NGINX) return null;
  const folder = join(parentFolder, 'nginx');
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
  sendfile on; tcp_nopush on; keepalive_requests 1000000000; types { text/html html; } access_log ${folder}/access.log;
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
