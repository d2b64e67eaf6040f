import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOwnContent } from '#src/backup/content-copy.ts';
import { createFolder } from '../folder.ts';

const FILES = [
  'content/clinic.yaml',
  'draft/files/faq.yaml',
  'content.git/HEAD',
  'content.git/refs/heads/main',
  'content.git/objects/1a/2b3c',
  'current.json',
];

test('a backup takes the content that an owner has changed, its draft and its history along', async () => {
  const projectRoot = await createFolder();
  for (const file of FILES) {
    await mkdir(dirname(join(projectRoot, 'data', file)), { recursive: true });
    await writeFile(join(projectRoot, 'data', file), file);
  }
  const folder = join(await createFolder(), 'website');
  expect(await copyOwnContent({ contentDir: join(projectRoot, 'data', 'content'), projectRoot }, folder)).toBe(true);
  for (const file of FILES) expect(await readFile(join(folder, file), 'utf8')).toBe(file);
});

test('a backup leaves the content of the checkout, which Git keeps', async () => {
  const projectRoot = await createFolder();
  expect(await copyOwnContent({ contentDir: join(projectRoot, 'content'), projectRoot }, '/nowhere')).toBe(false);
});
