import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { toInstant } from '@clinic/contract/clinic-clock.ts';
import { copyProject } from '../scripts/project-copy.mjs';
import { addMigrationTo, MIGRATIONS_FILE } from '../testing/next-migration.ts';
import { type ServerProcess, spawnServer } from '../testing/server-process.ts';
import { loadCalendar } from './load-content.ts';

const PERSON = { email: 'bench@clinic.example', passphrase: 'bench four words of asha' };
const ASK_MS = 100;
const SETTLE_MAX_MS = 20_000;

/** Stands for the site's build, which takes a minute: the pages stay, the content is another. */
const QUICK_BUILD = `import { cpSync } from 'node:fs';
const [, out, served] = process.argv.slice(2);
cpSync(served, out, { recursive: true });
console.log(JSON.stringify({ done: true, stamp: 'year', changed: ['/'] }));
`;

/** Starts a clinic in a copy of the project, whose clock is set from outside and whose mails a mail server takes. */
export async function startYearClinic() {
  const house = copyProject('year');
  cpSync(join(import.meta.dirname, '../site/dist'), join(house, 'site/dist'), { recursive: true });
  writeFileSync(join(house, 'scripts/build-draft.mjs'), QUICK_BUILD);
  const mailServer = createMailServer().listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const databaseFile = join(house, 'data/clinic.db');
  const contentDir = join(house, 'content');
  const { port } = mailServer.address() as AddressInfo;
  const env = {
    ...{ DATABASE_URL: `file:${databaseFile}`, DESK_PORT: '0', CONTENT_DIR: contentDir, SITE_DIR: '' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_SITE_URL: 'https://clinic.example' },
    ...{ SECRET: 'a secret of benchmarks, long enough', RATE_LIMIT_MAX: '1000000', RETENTION_DAYS: '365' },
  };
  /** Runs a command beside this process, whose connections to the service would end while it stands still. */
  async function run(script: string, args: string[], input = ''): Promise<void> {
    const child = spawn(process.execPath, [join(house, 'scripts', script), ...args], {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    child.stdin.end(input);
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${script} has ended with ${code}.`);
  }
  await run('desk.mjs', ['add', PERSON.email, '--role', 'owner', '--passphrase-stdin'], PERSON.passphrase);
  let server: ServerProcess;
  let site = '';
  let desk = '';
  let cookie = '';

  async function start(): Promise<void> {
    server = spawnServer(env, { command: [process.execPath, join(house, 'api/test/clocked-server.ts')] });
    site = `http://localhost:${await server.waitForPort()}`;
    desk = await hear(/The front desk is at (http:\S+)/);
  }

  /** Waits for words of the server, since the last ones. */
  async function hear(words: RegExp, since = 0): Promise<string> {
    for (;;) {
      const [, found] = words.exec(server.output.stdout.slice(since)) ?? [];
      if (found) return found;
      await once(server.child.stdout, 'data');
    }
  }

  async function setClock(date: string, time: string): Promise<void> {
    const said = server.output.stdout.length;
    server.child.stdin.write(`${toInstant(loadCalendar.timeZone, date, time).toISOString()}\n`);
    await hear(/It is (.+)\n/, said);
  }

  /** Sends a form of the desk, or reads a page without one, as JSON. */
  async function ask(path: string, form?: Record<string, string>) {
    const headers = { cookie, origin: desk, accept: 'application/json' };
    const sent = form && { method: 'POST', body: new URLSearchParams(form) };
    const answer = await fetch(desk + path, { headers, redirect: 'manual', ...sent });
    return { status: answer.status, data: answer.status < 300 ? await answer.json() : await answer.text() };
  }

  async function readFigure(name: string): Promise<number> {
    const figures = await (await fetch(`${site}/metrics`)).text();
    return Number(new RegExp(`^${name}(?:{.*})? (\\S+)$`, 'm').exec(figures)?.[1]);
  }

  async function signIn(): Promise<void> {
    const { email, passphrase } = PERSON;
    const body = new URLSearchParams({ email, passphrase });
    const answer = await fetch(`${desk}/sign-in`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: desk },
    });
    cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  }

  await start();
  return {
    setClock,
    ask,
    signIn,
    toApi: (path: string) => site + path,
    backUp: () => run('backup.mjs', ['--rotate']),
    /** Changes the content, builds it and publishes it. */
    async publish(change: (booking: string) => string): Promise<void> {
      const file = join(contentDir, 'booking.yaml');
      writeFileSync(file, change(readFileSync(file, 'utf8')));
      await ask('/website/draft', {});
      while ((await ask('/website/draft')).data.state === 'building') await sleep(ASK_MS);
      const { status, data } = await ask('/website/publish', {});
      if (status !== 200) throw new Error(`Not published: ${status} ${JSON.stringify(data)}`);
    },
    /** Restarts the service as its next release, which has one migration more. */
    async upgrade(name: string): Promise<void> {
      await server.stop('SIGTERM');
      const file = join(house, MIGRATIONS_FILE);
      writeFileSync(file, addMigrationTo(readFileSync(file, 'utf8'), name, `create table "${name}" (id text)`));
      await start();
    },
    /** Waits until the mails that are due have left; not longer than a while. */
    async settle(): Promise<void> {
      const end = performance.now() + SETTLE_MAX_MS;
      while ((await readFigure('clinic_outbox_oldest_seconds')) > 0 && performance.now() < end) await sleep(ASK_MS);
    },
    async measure() {
      const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
      return {
        megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
        heapMegabytes: (await readFigure('nodejs_heap_size_used_bytes')) / 2 ** 20,
        databaseMegabytes: statSync(databaseFile).size / 2 ** 20,
        oldestMailSeconds: await readFigure('clinic_outbox_oldest_seconds'),
      };
    },
    async stop(): Promise<void> {
      await server.stop('SIGTERM');
      mailServer.close();
    },
  };
}

/** Takes each mail and forgets it. The library `smtp-server` greets after 100 ms, which makes hours in a year of mails. */
function createMailServer() {
  return createServer((socket) => {
    let isMail = false;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    say('220 bench');
    createInterface({ input: socket }).on('line', (line) => {
      if (isMail && line !== '.') return;
      isMail = line === 'DATA';
      say(isMail ? '354 go on' : `${line === 'QUIT' ? 221 : 250} taken`);
    });
  });
}
