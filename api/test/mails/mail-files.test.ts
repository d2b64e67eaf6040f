import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileSender } from '#src/channels/email/mail-files.ts';
import { createFolder } from '../folder.ts';
import { appointment, toNewAppointment } from '../sample-bookings.ts';
import { openMailRoom } from './mail-room.ts';
import { readMail } from './mail-server.ts';

test('each mail without a mail server is a file for this user only, named by when it was due', async () => {
  const folder = join(await createFolder(), 'data', 'outbox');
  const room = await openMailRoom();
  const stop = room.startWorker({ send: createFileSender(folder) });
  await room.store.book(toNewAppointment(appointment));
  await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(2);
  await stop();

  const names = await readdir(folder);
  for (const name of names) {
    expect(name).toMatch(/^20261120T063000000Z-[\da-f-]{36}\.eml$/);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  }
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const mails = await Promise.all(names.map(async (name) => readMail({ raw: await readFile(join(folder, name)) })));
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([appointment.email, 'desk@clinic.example']);
});

test('a mail that is kept twice is one file', async () => {
  const folder = await createFolder();
  const send = createFileSender(folder);
  const message = { envelope: { from: 'a@b.example', to: ['c@d.example'] as [string] }, text: 'twice' };
  const signal = new AbortController().signal;
  await send(message, 'name', signal);
  await send(message, 'name', signal);
  expect(await readdir(folder)).toEqual(['name.eml']);
});
