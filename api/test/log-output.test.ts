import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLogOutput } from '#src/log-output.ts';
import { createFolder } from './folder.ts';

const LINE = `${'x'.repeat(999)}\n`;
/** More lines than the output keeps while it cannot write. */
const LINES = 20_000;

test('lines wait up to a limit while nobody reads; then they come, with the number of dropped lines', {
  timeout: 30_000,
}, async () => {
  const path = join(await createFolder(), 'pipe');
  execFileSync('mkfifo', [path]);
  const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  onTestFinished(() => closeSync(pipe));
  const output = openLogOutput(pipe);
  for (let count = 0; count < LINES; count += 1) output.write(LINE);

  const text = await readUntil(pipe, '"msg":"log lines dropped"}\n');
  const lines = text.split('\n').slice(0, -1);
  const { dropped } = JSON.parse(lines.pop() ?? '');
  expect(dropped).toBeGreaterThan(0);
  expect(lines.length + dropped).toBe(LINES);
  expect(new Set(lines)).toEqual(new Set([LINE.trim()]));

  output.write('It goes on.\n');
  expect(await readUntil(pipe, 'It goes on.\n')).toBe('It goes on.\n');
});

async function readUntil(pipe: number, end: string): Promise<string> {
  const buffer = Buffer.alloc(64 * 1024);
  const pieces: string[] = [];
  await vi.waitFor(
    () => {
      // Reads to the last byte. There reading throws, and is tried again a little later.
      while (!pieces.at(-1)?.endsWith(end)) pieces.push(buffer.toString('latin1', 0, readSync(pipe, buffer)));
    },
    { timeout: 20_000, interval: 5 },
  );
  return pieces.join('');
}
