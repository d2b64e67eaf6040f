/** @module-tag long */
import { readdir } from 'node:fs/promises';
import type { NextFreeSlots } from '@clinic/contract/appointment.ts';
import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { expect, test, vi } from 'vitest';
import { createFolder } from '../folder.ts';
import { startMailServer } from '../mails/mail-server.ts';
import { createComingAppointments } from '../sample-bookings.ts';
import { createServerEnv, createWritingServerEnv, expectRefusal, postBooking, spawnServer } from '../server-process.ts';

// These tests start processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const PERSONAL = /canary|\b(98765|43210)\b|9876543210|patient\.example|portal\/[\w-]{22}/i;

async function book(port: number): Promise<number> {
  const [request] = createComingAppointments(1);
  const next = await fetch(`http://localhost:${port}${NEXT_FREE_PATH}`);
  const { slots } = (await next.json()) as NextFreeSlots;
  const response = await postBooking(`http://localhost:${port}`, {
    ...request,
    name: 'Asha Canary-Kulkarni',
    department: 'General & Laparoscopic Surgery',
    doctor: slots[0]?.doctor,
    appointmentDate: slots[0]?.date,
    appointmentTime: slotToLabel(slots[0]?.slot ?? ''),
  });
  return response.status;
}

test('a start without a mail server says where mails are kept, and keeps them there', async () => {
  const { env } = await createWritingServerEnv();
  const outbox = await createFolder();
  const server = spawnServer({ ...env, OUTBOX_DIR: outbox });
  const port = await server.waitForPort();
  await expect
    .poll(() => server.output.stdout)
    .toContain(`Mails become files in ${outbox}, because SMTP_URL is not set.`);
  expect(await book(port)).toBe(201);
  const listMails = async () => (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  await expect.poll(listMails).toHaveLength(2);
  expect((await readdir(outbox)).join()).not.toMatch(PERSONAL);
  const readMetrics = async () => (await fetch(`http://localhost:${port}/metrics`)).text();
  await expect.poll(readMetrics, { timeout: 10_000 }).toContain('clinic_outbox_waiting 0');
  expect(await readMetrics()).toContain('clinic_outbox_oldest_seconds 0');
});

test('a start without a built site says that mails wait', async () => {
  const { env } = await createServerEnv();
  const server = spawnServer(env);
  const port = await server.waitForPort();
  await expect.poll(() => server.output.stdout).toContain('Mails wait in the database');
  expect(await book(port)).toBe(201);
  const ready = await fetch(`http://localhost:${port}/readyz`);
  expect(await ready.json()).toEqual({
    status: 'ok',
    outbox: { waiting: 2, oldestSeconds: null, undeliverable: 0 },
  });
});

test('a mail server that is away stops neither the start nor a booking, and the log names nobody', async () => {
  const { env } = await createWritingServerEnv();
  const server = spawnServer({
    ...env,
    PUBLIC_SITE_URL: 'https://clinic.example',
    SMTP_URL: 'smtp://user:password@127.0.0.1:9',
  });
  const port = await server.waitForPort();
  expect(await book(port)).toBe(201);
  await expect.poll(() => server.output.stdout).toContain('mails cannot be sent and wait');
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  const { stdout, stderr } = server.output;
  expect(stdout + stderr).not.toMatch(PERSONAL);
  expect(stdout + stderr).not.toContain('password');
});

test('a process that is asked to stop ends cleanly while a mail server keeps silent', async () => {
  const mailServer = await startMailServer({ silent: 1 });
  const { env } = await createWritingServerEnv();
  const server = spawnServer({ ...env, PUBLIC_SITE_URL: 'https://clinic.example', SMTP_URL: mailServer.url });
  expect(await book(await server.waitForPort())).toBe(201);
  await mailServer.waitFor(1);
  const startMs = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.exitCode).toBe(0);
  expect(performance.now() - startMs).toBeLessThan(9500);
});

test('an outbox in the folder of the website is refused', async () => {
  const { env, siteDir } = await createWritingServerEnv();
  const message = /^OUTBOX_DIR: .*everybody may read.* Example: OUTBOX_DIR=data\/outbox$/;
  await expectRefusal({ ...env, OUTBOX_DIR: `${siteDir}/client/outbox` }, message);
});
