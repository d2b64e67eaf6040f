import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findCanaries } from '../canaries.mjs';

async function createLogs(...lines: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-logs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all(lines.map((line, index) => writeFile(join(folder, `${index}.log`), `first\n${line}\nlast\n`)));
  return folder;
}

test.each([
  '{"msg":"booked for Asha Canary-Kulkarni"}',
  '{"email":"CANARY@patient.example"}',
  '{"phone":"+91 98765 43210"}',
  '{"url":"/?phone=%2B91%2098765%2043210"}',
  'phone=%2B91+98765+43210',
])('a log line with something personal is found: %s', async (line) => {
  const { leaks } = findCanaries(await createLogs('nothing', line));
  expect(leaks).toEqual([`1.log: ${line}`]);
});

test('a clean log is clean', async () => {
  const clean = '{"level":30,"time":1763640000000,"method":"POST","route":"/api/appointments","status":201}';
  expect(findCanaries(await createLogs(clean, clean))).toEqual({ fileCount: 2, leaks: [] });
});
