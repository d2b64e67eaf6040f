import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getStallEnding, runUnstalled, STALLED } from '../stall.mjs';

/** Fast enough for a test; the share of a processor that counts as work is the real one. */
const TICK_MS = 100;

/** Writes a program that ends when it stalls, and then does `work`; `marker` is a file of its own. */
function writeProgram(work: string) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-stall-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'program.mjs');
  const marker = join(folder, 'marker');
  writeFileSync(
    program,
    `import { existsSync, writeFileSync } from 'node:fs';
    import { endWhenStalled } from ${JSON.stringify(join(import.meta.dirname, '../stall.mjs'))};
    const marker = ${JSON.stringify(marker)};
    process.stderr.write = () => true;
    endWhenStalled({ tickMs: ${TICK_MS} });
    ${work}`,
  );
  return { program, marker };
}

// Among the results of the tests, a stall would read as one of the build.
beforeEach(() => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  return () => said.mockRestore();
});

const WAIT_FOREVER = 'setInterval(() => undefined, 60_000);';

test('a program that stalls begins again, and ends as its second start does', async () => {
  const { program, marker } = writeProgram(`
    if (existsSync(marker)) process.exit(7);
    writeFileSync(marker, '');
    ${WAIT_FOREVER}`);
  expect(await runUnstalled(program, [])).toBe(7);
  expect(process.stderr.write).toHaveBeenCalledWith(expect.stringContaining('Beginning again'));
  expect(existsSync(marker)).toBe(true);
});

test('a program that stalls each time fails', async () => {
  const { program } = writeProgram(WAIT_FOREVER);
  expect(await runUnstalled(program, [])).toBe(STALLED);
});

test('a program that works goes on, however long it takes', async () => {
  const { program } = writeProgram(`
    const end = Date.now() + ${TICK_MS * 25};
    setInterval(() => {
      for (let turn = 0; turn < 5_000_000; turn += 1) Math.sqrt(turn);
      if (Date.now() > end) process.exit(0);
    }, ${TICK_MS / 4});`);
  expect(await runUnstalled(program, [])).toBe(0);
});

test('on Windows, which lacks the signal, a program that stalls is aborted', () => {
  const aborted = vi.spyOn(process, 'abort').mockReturnValue(undefined as never);
  const { code, end } = getStallEnding('win32');
  end();
  expect(aborted).toHaveBeenCalledOnce();
  expect(code).toBeGreaterThan(0);
});
