import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { PROJECT_ROOT } from '../api/src/project-root.ts';
import { type Environment, spawnServer } from '../testing/server-process.ts';

const PERSON = 'bench@clinic.example';
const PASSPHRASE = 'bench four words of asha';
const SECRET = 'a secret of benchmarks, long enough';

export type DeskServer = {
  /** The addresses of the desk and of the public site. */
  url: string;
  siteUrl: string;
  /** The cookie of a person who is signed in. */
  cookie: string;
  stop: () => Promise<void>;
};

/** Starts the server with a front desk and signs a person in. */
export async function startDesk(settings: Environment): Promise<DeskServer> {
  const env = { ...process.env, SECRET, DESK_PORT: '0', RATE_LIMIT_MAX: '1000000000', ...settings };
  const add = [join(PROJECT_ROOT, 'desk/src/command.ts'), 'add', PERSON, '--passphrase-stdin'];
  execFileSync(process.execPath, add, { env, input: PASSPHRASE, stdio: ['pipe', 'ignore', 'inherit'] });
  const server = spawnServer(env);
  const siteUrl = `http://localhost:${await server.waitForPort()}`;
  const url = await waitForDesk(server);
  return { url, siteUrl, cookie: await signIn(url), stop: () => server.stop('SIGTERM') };
}

/** Waits for the desk's address, which the server prints after the website's. */
async function waitForDesk({ child, output }: ReturnType<typeof spawnServer>): Promise<string> {
  for (;;) {
    const [, url] = /The front desk is at (http:\S+)/.exec(output.stdout) ?? [];
    if (url) return url;
    await once(child.stdout, 'data');
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(url + DESK_PATHS.signIn, {
    method: 'POST',
    body: new URLSearchParams({ email: PERSON, passphrase: PASSPHRASE }),
    redirect: 'manual',
    headers: { origin: url },
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
