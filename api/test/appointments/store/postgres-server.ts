import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../free-port.ts';

const INSTALL_DIR = '/usr/lib/postgresql';

/** The folder of Postgres's own programs; `null` when it is not installed. */
export function findPostgres(): string | null {
  if (!existsSync(INSTALL_DIR)) return null;
  const [newest] = readdirSync(INSTALL_DIR).sort((a, b) => Number(b) - Number(a));
  const binDir = join(INSTALL_DIR, newest ?? '', 'bin');
  return existsSync(join(binDir, 'initdb')) ? binDir : null;
}

/**
 * A server of its own in a temporary folder, on a free port of the loopback address. Unless it `isDurable` it does not
 * wait for the disk, which a test does not need.
 */
export async function startPostgres(binDir: string, { isDurable = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-postgres-'));
  const dataDir = join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  // Postgres refuses to run as root.
  if (isRoot) {
    chownSync(folder, Number(runPlain('id', ['-u', 'postgres'])), -1);
  }
  const run = (program: string, args: string[]) => {
    const command = join(binDir, program);
    return isRoot ? runPlain('runuser', ['-u', 'postgres', '--', command, ...args]) : runPlain(command, args);
  };
  const port = await findFreePort();
  run('initdb', ['-D', dataDir, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=${isDurable ? 'on' : 'off'}`;
  run('pg_ctl', ['-D', dataDir, '-w', '-o', options, '-l', join(folder, 'log'), 'start']);
  return {
    createUrl: (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    stop: () => {
      run('pg_ctl', ['-D', dataDir, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true });
    },
  };
}

function runPlain(command: string, args: string[]): string {
  // The server keeps the descriptors it inherits, so it gets none of ours to hold open.
  return execFileSync(command, args, {
    stdio: ['ignore', command === 'id' ? 'pipe' : 'ignore', 'ignore'],
    cwd: '/',
    encoding: 'utf8',
  });
}
