import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nameArchive } from '#src/backup/rotation.ts';
import { checkBackups } from '#src/checkup/backups.ts';
import { checkClock } from '#src/checkup/clock.ts';
import { checkConfiguration } from '#src/checkup/configuration.ts';
import { checkDisks, judgeRoom } from '#src/checkup/disk.ts';
import { checkNode } from '#src/checkup/versions.ts';
import { readConfig } from '#src/config.ts';
import { createFolder } from '../folder.ts';
import { NOON_IN_PUNE } from '../sample-clinic.ts';

const RECIPIENT = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
const GOOD = {
  PUBLIC_SITE_URL: 'https://clinic.example',
  TRUST_PROXY: '1',
  BACKUP_AGE_RECIPIENTS: RECIPIENT,
};

const SETTINGS: [change: Record<string, string>, findings: RegExp[]][] = [
  [{}, [/^ok All settings/]],
  [{ PUBLIC_SITE_URL: 'http://clinic.example' }, [/^fault PUBLIC_SITE_URL begins with http/]],
  [{ DESK_PORT: '4000', DESK_URL: 'http://desk.clinic.example' }, [/^fault DESK_URL begins with http/]],
  [{ PUBLIC_SITE_URL: '', TRUST_PROXY: '' }, [/^warning PUBLIC_SITE_URL is not set/]],
  [{ TRUST_PROXY: '' }, [/^warning TRUST_PROXY is not set/]],
  [{ TRUST_PROXY: 'true' }, [/^warning TRUST_PROXY=true/]],
  [{ BACKUP_AGE_RECIPIENTS: '' }, [/^warning The secret .* no backup holds it/]],
];

test('settings that a start takes, but that harm a clinic, are told', () => {
  for (const [change, patterns] of SETTINGS) {
    const told = checkConfiguration(readConfig({ ...GOOD, ...change })).map(({ state, says }) => `${state} ${says}`);
    expect(told, JSON.stringify(change)).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
  }
  expect(() => checkConfiguration(readConfig({ HOST: '0.0.0.0' }))).toThrow('PUBLIC_SITE_URL');
});

test('a disk with little room is told before it is full', async () => {
  const states = [50e9, 9e9, 0.19e9].map((free) => judgeRoom('/data', free, 100e9).state);
  expect(states).toEqual(['ok', 'warning', 'fault']);
  const folder = await createFolder();
  const config = { ...readConfig({}), databaseUrl: `file:${folder}/not/yet/clinic.db`, backupDir: folder };
  expect((await checkDisks(config))[0]?.says).toMatch(/^The disk of \/.* GB free/);
});

test('a missing or old backup is told, and one on the disk of the database', async () => {
  const backupDir = await createFolder();
  const config = { backupDir, databaseUrl: `file:${backupDir}/clinic.db` };
  const made = NOON_IN_PUNE;
  const listStates = async (hours: number) =>
    (await checkBackups(config, new Date(made.getTime() + hours * 3_600_000))).map(({ state }) => state);
  expect(await listStates(0)).toEqual(['fault']);
  await writeFile(join(backupDir, nameArchive(made, true)), '');
  expect(await listStates(25)).toEqual(['ok', 'warning']);
  expect(await listStates(27)).toEqual(['warning', 'warning']);
  expect(await listStates(73)).toEqual(['fault', 'warning']);
  expect(await checkBackups({ ...config, backupDir: join(backupDir, 'none') }, made)).toHaveLength(1);
});

test('a Node older than that of the project is told', () => {
  expect([process.versions.node, '26.0.1', '9.9.9'].map((version) => checkNode(version)[0]?.state)).toEqual([
    'ok',
    'warning',
    'fault',
  ]);
});

test('a machine that does not follow the network time is told', async () => {
  const folder = await createFolder();
  vi.stubEnv('PATH', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const config = readConfig({ CONTENT_DIR: 'content' });
  const findLast = async () => (await checkClock(config, () => new Date()))[1];
  expect(await findLast()).toMatchObject({ state: 'ok', says: expect.stringContaining('not compared') });
  for (const [answer, state] of Object.entries({ no: 'warning', yes: 'ok' })) {
    await writeFile(join(folder, 'timedatectl'), `#!/bin/sh\necho ${answer}\n`, { mode: 0o755 });
    expect(await findLast()).toMatchObject({ state, says: expect.stringContaining('the network time') });
  }
});
