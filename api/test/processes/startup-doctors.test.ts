/** @module-tag long */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { createComingAppointments, DOCTOR_ID, toNewAppointment } from '../sample-bookings.ts';
import { createServerEnv, spawnServer } from '../server-process.ts';
import { openTestStore } from '../test-store.ts';

// These tests start processes and wait for them, possibly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

test('a mistake in booking.yaml is refused with the file and the field', async () => {
  const { env, folder } = await createServerEnv();
  const content = await readFile(join(PROJECT_ROOT, 'content/booking.yaml'), 'utf8');
  await writeFile(join(folder, 'booking.yaml'), content.replace('doctors:', 'doctor:'));
  const server = spawnServer({ ...env, CONTENT_DIR: folder });
  expect(await server.exitCode).toBe(1);
  expect(server.output.stderr).toMatch(/booking\.yaml: departments 1: "doctor" is not a field here/);
  expect(server.output.stderr).not.toMatch(/^\s+at /m);
});

test('coming appointments with an unknown doctor are refused with remedies that work, and no patient', async () => {
  const { env, databasePath } = await createServerEnv();
  await bookWith(databasePath, ["namuna-d'souza", "namuna-d'souza", 'udaharan-gone', DOCTOR_ID]);
  const server = spawnServer(env);
  expect(await server.exitCode).toBe(1);
  const lines = server.output.stderr.trimEnd().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(
      /^booking\.yaml: 2 coming appointments are with "namuna-d'souza", and no doctor there has that id\. Put it back/,
    ),
    expect.stringMatching(
      /^booking\.yaml: 1 coming appointment is with "udaharan-gone", and no doctor there has that id\. Put it back/,
    ),
  ]);
  expect(server.output.stderr).not.toMatch(/canary/i);

  // The remedies that the message names work.
  for (const line of lines) {
    const [, command = ''] = /npm run (desk -- hand-over .*) THE-OTHER-ID/.exec(line) ?? [];
    const script = command.replace('desk --', `"$NODE" ${join(PROJECT_ROOT, 'desk/src/command.ts')}`);
    const { status, stdout } = spawnSync('sh', ['-c', `${script} udaharan-patil`], {
      encoding: 'utf8',
      env: { ...env, NODE: process.execPath },
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('now; a mail tells the patient')]);
  }
  expect(await spawnServer(env).waitForPort()).toBeGreaterThan(0);
});

test('past appointments with an unknown doctor do not stop a start', async () => {
  const { env, databasePath } = await createServerEnv();
  await bookWith(databasePath, ['udaharan-gone'], '2020-01-06');
  expect(await spawnServer(env).waitForPort()).toBeGreaterThan(0);
});

/** Books one appointment with each doctor, to come whenever this test runs unless the date is named. */
async function bookWith(databasePath: string, doctors: string[], date?: string) {
  await mkdir(dirname(databasePath), { recursive: true });
  const store = await openTestStore(`file:${databasePath}`);
  for (const [index, request] of createComingAppointments(doctors.length).entries()) {
    const change = { doctor: doctors[index] ?? '', appointmentDate: date ?? request.appointmentDate };
    await store.book(toNewAppointment({ ...request, ...change }, { createdAt: new Date() }));
  }
}
