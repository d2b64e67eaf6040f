import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import PostalMime, { type Email } from 'postal-mime';
import { onTestFinished } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'mail-server-process.ts');

/** A mail as the server got it. `isSilent`: it took the mail and never said so. */
export type TakenMail = { from: string; to: string[]; isSilent: boolean; raw: Buffer };

/** How much of what it gets the server refuses for now, and how much it takes without ever saying so. */
type Shares = { refused?: number; silent?: number };

/** A real mail server in a process of its own, which is killed when the test ends. `port` 0 takes a free one. */
export async function startMailServer(shares: Shares = {}) {
  const mails: TakenMail[] = [];
  const news = new EventEmitter();
  let child: ChildProcess | undefined;
  let port = 0;

  async function start({ refused = 0, silent = 0 }: Shares = {}): Promise<void> {
    const server = spawn(process.execPath, [SCRIPT, String(port), String(refused), String(silent)], {
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
    url: `smtp://127.0.0.1:${port}`,
    mails,
    kill,
    /** On the same port as before. */
    restart: start,
    /** Resolves when it has taken so many mails. */
    async waitFor(count: number): Promise<void> {
      while (mails.length < count) await once(news, 'line');
    },
    /** How often each mail was taken, by its Message-ID; those that it said nothing about count apart. */
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

/** The first mail to this address. */
export function findMail(mails: readonly TakenMail[], address: string): TakenMail {
  const mail = mails.find(({ to }) => to.includes(address));
  if (!mail) throw new Error('There is no mail to this address.');
  return mail;
}
