import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../../../testing/free-port.ts';

const INSTALL_DIR = '/usr/lib/postgresql';

/** Finds the folder of Postgres's programs; `null` when Postgres is not installed. */
export function findPostgres(): string | null {
  if (!existsSync(INSTALL_DIR)) return null;
  const [newest] = readdirSync(INSTALL_DIR).sort((a, b) => Number(b) - Number(a));
  const binDir = join(INSTALL_DIR, newest ?? '', 'bin');
  return existsSync(join(binDir, 'initdb')) ? binDir : null;
}

/**
 * Starts a server in a temporary folder, on a free port of the loopback address. It waits for the disk only when it
 * `isDurable`, because most tests do not need that.
 */
export async function startPostgres(binDir: string, { isDurable = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-postgres-'));
  const dataDir = join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  // Postgres refuses to run as root.
  if (isRoot) {
    chownSync(folder, Number(runPlain('id', ['-u', 'postgres'])), -1);
  }
  const toCommand = (program: string, args: string[]): [string, string[]] => {
    const command = join(binDir, program);
    return isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
  };
  const run = (program: string, args: string[]) => runPlain(...toCommand(program, args));
  const port = await findFreePort();
  run('initdb', ['-D', dataDir, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=${isDurable ? 'on' : 'off'}`;
  run('pg_ctl', ['-D', dataDir, '-w', '-o', options, '-l', join(folder, 'log'), 'start']);
  const createUrl = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

  async function listProcesses(): Promise<number[]> {
    const { rows } = await ask('select pid from pg_stat_activity where pid <> pg_backend_pid()');
    const [postmaster] = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return [Number(postmaster), ...rows.map(({ pid }) => pid as number)];
  }

  async function ask(question: string) {
    const client = new pg.Client(createUrl('postgres'));
    await client.connect();
    try {
      return await client.query(question);
    } finally {
      await client.end();
    }
  }

  return {
    createUrl,
    ask,
    /** Resolves when the server takes connections again, without blocking the event loop. */
    restart: async (mode: 'fast' | 'immediate') => {
      const [command, args] = toCommand('pg_ctl', ['-D', dataDir, '-w', '-m', mode, 'restart']);
      const [code] = await once(spawn(command, args, { stdio: 'ignore', cwd: '/' }), 'exit');
      if (code !== 0) throw new Error(`Postgres did not restart: ${code}`);
    },
    /** Halts every process of the server, with its connections open. The returned function lets them go on. */
    hang: async () => {
      const pids = await listProcesses();
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      };
    },
    stop: () => {
      run('pg_ctl', ['-D', dataDir, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true });
    },
  };
}

function runPlain(command: string, args: string[]): string {
  // The server would keep inherited descriptors open, so it gets none.
  return execFileSync(command, args, {
    stdio: ['ignore', command === 'id' ? 'pipe' : 'ignore', 'ignore'],
    cwd: '/',
    encoding: 'utf8',
  });
}
