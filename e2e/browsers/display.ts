import { spawn } from 'node:child_process';
import { findProgram } from './programs.ts';
import { readFirst } from './webdriver.ts';

/** Larger than every window of the tests. */
const SCREEN = '1600x1200x24';

/** Starts a screen that nobody sees, for programs that need one. `name` is the value of DISPLAY. */
export async function startDisplay(): Promise<{ name: string; stop: () => void }> {
  const args = ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const server = spawn(findProgram('Xvfb'), args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await readFirst(server.stdout);
  return { name: `:${number}`, stop: () => server.kill() };
}
