import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { PYTHON } from './reader.ts';

export type Orca = Awaited<ReturnType<typeof startOrca>>;

/** A text that Orca speaks, and its time in milliseconds since 1970. */
type Utterance = { at: number; words: string };

/** The time in which Orca starts, on a machine that is busy with other work. */
const START_MS = 60_000;

/** Starts the screen reader Orca, which speaks into a list. `display` is the value of DISPLAY. */
export async function startOrca(display: string) {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'));
  const child = spawn(PYTHON, [join(import.meta.dirname, 'spoken.py'), folder], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const spoken: Utterance[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [at, words] = JSON.parse(line);
    spoken.push({ at, words });
  });
  await expect.poll(() => spoken, { timeout: START_MS }).not.toHaveLength(0);
  return {
    /** Returns all that it has spoken from a time on. */
    listSpoken: (since: number) => spoken.filter(({ at }) => at >= since),
    stop: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
