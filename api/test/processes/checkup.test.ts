/** @module-tag long */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { nameArchive } from '#src/backup/rotation.ts';
import type { CheckResult } from '#src/checkup/run-checkup.ts';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { createFolder } from '../folder.ts';
import { createWritingServerEnv, runScript, spawnServer } from '../server-process.ts';

// The content check reads all pictures, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const COMMAND = join(PROJECT_ROOT, 'api/src/checkup/checkup.ts');

const runCommand = (env: NodeJS.ProcessEnv, ...args: string[]) => runScript(COMMAND, args, env);

test('a running sample lacks only what makes it a clinic, and one that has stopped is told', async () => {
  const { env, folder } = await createWritingServerEnv();
  const own = { ...env, CONTENT_DIR: join(PROJECT_ROOT, 'content'), PUBLIC_API_BASE: '', OUTBOX_DIR: folder };
  const server = spawnServer(own);
  const port = String(await server.waitForPort());
  const backups = await createFolder();
  const archive = join(backups, nameArchive(new Date(), false));
  await writeFile(archive, '');
  // systemd is not found, so that the clock of this machine decides nothing.
  const settings = { ...own, PORT: port, DESK_PORT: port, BACKUP_DIR: backups, PATH: backups };

  const asked = await runCommand(settings, '--json');
  const results: CheckResult[] = JSON.parse(asked.output);
  expect(asked.code).toBe(1);
  expect(results.filter(({ state }) => state !== 'ok').map(({ check, says }) => `${check}: ${says}`)).toEqual([
    expect.stringMatching(/^configuration: PUBLIC_SITE_URL/),
    expect.stringMatching(/^configuration: The secret/),
    expect.stringMatching(/^mail-server: SMTP_URL/),
    expect.stringMatching(/^content: The content is still the sample/),
    expect.stringMatching(/^backup: The backups lie on the disk of the database/),
  ]);
  const well = results.filter(({ state }) => state === 'ok').map(({ check }) => check);
  expect(well).toEqual(expect.arrayContaining(['service', 'desk', 'database', 'outbox', 'clock', 'node']));

  await server.stop('SIGTERM');
  await rm(archive);
  const stopped = await runCommand({ ...settings, SECRET: 'a-secret-that-nobody-may-read-here' });
  expect(stopped.code).toBe(2);
  for (const fault of ['service: No service', 'desk: No front desk', 'backup: There is no backup']) {
    expect(stopped.output).toContain(`fault    ${fault}`);
  }
  expect(stopped.output).toMatch(/\d+ ok, warnings: 3, faults: 3\n$/);
  expect(stopped.output).not.toContain('nobody-may-read');
});

test('wrong settings and arguments are told as faults', async () => {
  const DATABASE_URL = 'postgres://clinic:geheim@host/a#b';
  const wrong = await runCommand({ DATABASE_URL, RATE_LIMIT_MAX: 'many' }, '--json');
  expect(wrong.code).toBe(2);
  expect(JSON.parse(wrong.output).map(({ check, state }: CheckResult) => `${check} ${state}`)).toEqual(
    Array(2).fill('configuration fault'),
  );
  expect(wrong.output).not.toContain('geheim');
  expect(await runCommand({}, '--jason')).toMatchObject({ code: 2, output: expect.stringContaining('--jason') });
});
