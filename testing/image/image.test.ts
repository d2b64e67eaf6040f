import { execFileSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bookInContainer, makeBooking } from './book.ts';
import { callPodman, DATA, makeFolder, makeVolume, startContainer } from './container.ts';

const { IMAGE = '', OTHER_IMAGE = '', OTHER_TAGLINE = '' } = process.env;

const SIZE_MAX_BYTES = 250e6;
const READY_MAX_SECONDS = 15;
const GONE_MAX_SECONDS = 10;
const USER = 1000;

test('the image is small, and holds neither a shell nor what only a build needs', async () => {
  expect(Number(await callPodman('image', 'inspect', '--format={{.Size}}', IMAGE))).toBeLessThan(SIZE_MAX_BYTES);
  const { exec, waitUntilReady } = await startContainer(`--volume=${await makeVolume()}:${DATA}`);
  await waitUntilReady();
  const paths = [
    '/bin/sh',
    '/usr/bin/env',
    '/usr/local/bin/npm',
    'node_modules/sharp',
    'node_modules/astro',
    'scripts',
  ];
  expect(await exec('-p', `JSON.stringify(${JSON.stringify(paths)}.filter(fs.existsSync))`)).toBe('[]');
  await expect(exec('-e', "fs.writeFileSync('api/x', '')")).rejects.toThrow('EROFS');
  expect(await exec('-p', 'process.getuid()')).toBe(String(USER));
  expect(await exec('-p', "/CapEff:\\s*(\\w+)/.exec(fs.readFileSync('/proc/1/status', 'utf8'))[1]")).toMatch(/^0+$/);
});

test('a patient books in a container, keeps the appointment over an update, and gets the same answer at a retry', async () => {
  const mount = `--volume=${await makeVolume()}:${DATA}`;
  const former = await startContainer(mount);
  expect(await former.waitUntilReady()).toBeLessThan(READY_MAX_SECONDS);
  for (const path of ['/', '/hi', '/book', '/search?q=hernia']) {
    expect([path, (await former.ask(path)).status]).toEqual([path, 200]);
  }
  expect((await former.ask('/hi/')).headers.get('location')).toMatch(/\/hi$/);
  const booking = await makeBooking(former);
  const booked = await bookInContainer(former, booking);
  expect(booked.status).toBe(201);
  expect(await (await former.ask(booked.page)).text()).toContain(booked.reference);
  expect(await former.exec('api/src/backup/backup.ts', '--rotate')).toMatch(
    /^1 appointments are kept and proved in data\//,
  );
  const { code, seconds } = await former.stop();
  expect(code).toBe(0);
  expect(seconds).toBeLessThan(GONE_MAX_SECONDS);

  // An update is another container over the same volume.
  const next = await startContainer(mount);
  await next.waitUntilReady();
  expect(await bookInContainer(next, booking)).toEqual(booked);
  expect((await next.ask(booked.page)).status).toBe(200);
});

test("another clinic's folder, named at the build, is what patients read", async () => {
  const { ask, waitUntilReady } = await startContainer(`--volume=${await makeVolume()}:${DATA}`, OTHER_IMAGE);
  await waitUntilReady();
  expect(await (await ask('/')).text()).toContain(OTHER_TAGLINE);
  expect((await ask('/hi')).status).toBe(404);
});

test('a booking that a stop overtakes is answered or taken at its retry, once', async () => {
  const mount = `--volume=${await makeVolume()}:${DATA}`;
  const former = await startContainer(mount);
  await former.waitUntilReady();
  const booking = await makeBooking(former);
  const sent = bookInContainer(former, booking).catch(() => null);
  await Promise.all([sent, former.stop()]);
  const next = await startContainer(mount);
  await next.waitUntilReady();
  const again = await bookInContainer(next, booking);
  expect(again.status).toBe(201);
  if ((await sent)?.status === 201) expect(again).toEqual(await sent);
  const day: string = JSON.parse(booking.body).appointmentDate;
  expect((await next.exec('desk/src/command.ts', 'list', '--date', day)).split(again.reference)).toHaveLength(2);
});

test('a stop in the middle of a start ends the first process of a container', async () => {
  const { output, exitCode, name } = await startContainer(`--volume=${await makeVolume()}:${DATA}`);
  let hasEnded = false;
  exitCode.then(() => (hasEnded = true));
  const sendStop = () => callPodman('kill', '--signal=TERM', name).catch(() => '');
  // Again and again, because the one that comes before Node runs its first line is lost.
  await expect.poll(() => sendStop().then(() => hasEnded)).toBe(true);
  expect([await exitCode, output.text]).toEqual([1, '']);
});

test.each([
  ['a volume of root names the folder, both users and the remedy', 'folder'],
  ['a bind mount of its own user is taken', 'own'],
])('%s', async (_title, kind) => {
  const folder = makeFolder();
  if (kind === 'own') chownSync(folder, USER, USER);
  const container = await startContainer(`--volume=${folder}:${DATA}`);
  if (kind === 'own') return void (await container.waitUntilReady());
  expect(await container.exitCode).toBe(1);
  expect(container.output.text).toContain(`${DATA} belongs to user 0, and the service runs as user ${USER}`);
  expect(container.output.text).toContain(`Example: chown -R ${USER}:${USER} ${DATA}`);
});

test('on a full volume bookings are refused in words, and taken once there is room', async () => {
  const folder = makeFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=6m,uid=${USER},gid=${USER}`, 'clinic-test', folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  const container = await startContainer(`--volume=${folder}:${DATA}`);
  await container.waitUntilReady();
  const booking = await makeBooking(container);
  const ballast = join(folder, 'ballast');
  expect(() => writeFileSync(ballast, Buffer.alloc(6 * 1024 * 1024))).toThrow('ENOSPC');
  await expect.poll(async () => (await container.ask('/readyz')).status).toBe(503);
  expect((await bookInContainer(container, booking)).status).toBe(503);
  writeFileSync(ballast, '');
  await expect.poll(async () => (await container.ask('/readyz')).status).toBe(200);
  expect((await bookInContainer(container, booking)).status).toBe(201);
});
