import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT_ROOT } from '../project-root.ts';
import { StartupError } from '../startup-error.ts';

/** How much of a failed program's output is shown: its last lines say why. */
const SHOWN_LINES = 12;

type Place = { cwd?: string; env?: NodeJS.ProcessEnv };

/** Runs a program to its end, and resolves to what it printed. Throws StartupError with its last lines when it fails. */
export async function runProgram(
  command: string,
  args: readonly string[],
  { cwd = PROJECT_ROOT, env = process.env }: Place = {},
): Promise<string> {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close').catch((error: Error) => [error.message]);
  if (code === 0) return stdout.trim();
  const lines = output.trim().split('\n').slice(-SHOWN_LINES);
  throw new StartupError([`${command} ${args.join(' ')} has failed (${code ?? 'stopped'}):`, ...lines].join('\n'));
}

export function runGit(...args: string[]): Promise<string> {
  return runProgram('git', args);
}
