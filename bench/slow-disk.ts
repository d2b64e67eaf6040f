import { spawnSync } from 'node:child_process';

/** The time that a cheap disk takes to confirm a write. */
export const SLOW_FSYNC_MS = 5;

/** A command prefix that makes a program's fsync as slow as on a cheap disk; null without strace. */
export function findSlowDisk(): string[] | null {
  const inject = `inject=fsync,fdatasync:delay_exit=${SLOW_FSYNC_MS * 1000}`;
  const words = [
    'strace',
    '-f',
    '--seccomp-bpf',
    '-qq',
    '-o',
    '/dev/null',
    '-e',
    'trace=fsync,fdatasync',
    '-e',
    inject,
  ];
  const { status } = spawnSync(words[0] ?? '', [...words.slice(1), 'true'], { stdio: 'ignore' });
  return status === 0 ? words : null;
}
