import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSecret, SECRET_MIN_BYTES } from '#src/secret.ts';
import { createFolder } from './folder.ts';

async function createPath() {
  return join(await createFolder(), 'data', 'secret');
}

test('a secret of the settings needs no file', async () => {
  const path = await createPath();
  expect((await readSecret('x'.repeat(32), path)).toString()).toBe('x'.repeat(32));
  await expect(stat(path)).rejects.toThrow('ENOENT');
});

test('a secret that is missing is made once, for this user only', async () => {
  const path = await createPath();
  const secret = await readSecret('', path);
  expect(secret.length).toBeGreaterThanOrEqual(SECRET_MIN_BYTES);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700);
  expect(await readSecret('', path)).toEqual(secret);
  expect(await readSecret('', await createPath())).not.toEqual(secret);
});

test('processes that start together make one secret, and leave nothing else', async () => {
  const path = await createPath();
  const secrets = await Promise.all(Array.from({ length: 10 }, () => readSecret('', path)));
  expect(new Set(secrets.map(String)).size).toBe(1);
  expect(await readdir(join(path, '..'))).toEqual(['secret']);
});

test('a line break that an editor adds changes nothing', async () => {
  const path = await createPath();
  const secret = await readSecret('', path);
  await writeFile(path, `${(await readFile(path, 'utf8')).trim()}\r\n\n`);
  expect(await readSecret('', path)).toEqual(secret);
});

test('a secret that is too short, or cannot be read or made, is refused with the remedy', async () => {
  const path = await createPath();
  await mkdir(join(path, '..'));
  await writeFile(path, 'short\n');
  await expect(readSecret('', path)).rejects.toThrow(/^SECRET: .* fewer than 32 characters\..*Example: openssl/);
  await expect(readSecret('', join(path, 'secret'))).rejects.toThrow(/^SECRET: .*EEXIST.*Example: SECRET=/);
  await expect(readSecret('', join(path, '..'))).rejects.toThrow(/^SECRET: .*EISDIR/);
});
