import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import PostalMime, { type Email } from 'postal-mime';
import { onTestFinished } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'mail-server-process.ts');

/** A mail as the server got it. `isSilent` says that the server took it without an answer. */
export type TakenMail = { from: string; to: string[]; isSilent: boolean; raw: Buffer };

/** The share of mails that the server refuses for now, and the share that it takes without an answer. */
type Shares = { refused?: number; silent?: number };

/** The address that the server listens on; by default a free port of the loopback address. */
type Place = { host?: string; port?: number };

/** Starts a real mail server in a process of its own. It is killed when the test ends. */
export async function startMailServer({ host = '127.0.0.1', port: wantedPort = 0, ...shares }: Shares & Place = {}) {
  const mails: TakenMail[] = [];
  const news = new EventEmitter();
  let child: ChildProcess | undefined;
  let port = wantedPort;

  async function start({ refused = 0, silent = 0 }: Shares = {}): Promise<void> {
    const server = spawn(process.execPath, [SCRIPT, String(port), String(refused), String(silent), host], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = server;
    createInterface({ input: server.stdout }).on('line', (line) => {
      const told = JSON.parse(line);
      if ('port' in told) port = told.port;
      else mails.push({ ...told, raw: Buffer.from(told.raw, 'latin1') });
      news.emit('line');
    });
    await once(news, 'line');
  }

  async function kill(): Promise<void> {
    const ending = child && child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child?.kill('SIGKILL');
    await ending;
  }

  onTestFinished(kill);
  await start(shares);
  return {
    url: `smtp://${host}:${port}`,
    mails,
    kill,
    /** Starts the server again on the same port. */
    restart: start,
    /** Resolves when the server has taken this many mails. */
    async waitFor(count: number): Promise<void> {
      while (mails.length < count) await once(news, 'line');
    },
    /** Counts how often each mail was taken, by its Message-ID: answered mails, or those without an answer. */
    countTaken(isSilent = false): Map<string, number> {
      const counts = new Map<string, number>();
      for (const mail of mails) {
        const id = /^Message-ID: (.*)$/m.exec(mail.raw.toString())?.[1] ?? '';
        if (mail.isSilent === isSilent) counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      return counts;
    },
  };
}

export function readMail({ raw }: Pick<TakenMail, 'raw'>): Promise<Email> {
  return PostalMime.parse(raw);
}

/** Finds the first mail to this address. */
export function findMail(mails: readonly TakenMail[], address: string): TakenMail {
  const mail = mails.find(({ to }) => to.includes(address));
  if (!mail) throw new Error('There is no mail to this address.');
  return mail;
}
