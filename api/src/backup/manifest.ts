import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';

const FILE = 'manifest.json';

const manifestSchema = z.object({
  engine: z.enum(['sqlite', 'postgres']),
  appointments: z.number(),
  /** The names of the migrations that the database has been through, oldest first. */
  migrations: z.array(z.string()),
  /** The SHA-256 of each file, by its path in the backup. */
  sums: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Writes down what a folder of a backup holds. */
export async function writeManifest(folder: string, facts: Omit<Manifest, 'sums'>): Promise<void> {
  const manifest: Manifest = { ...facts, sums: await hashFiles(folder) };
  await writeFile(join(folder, FILE), JSON.stringify(manifest));
}

/** Reads what a folder of a backup holds, and compares each file with it. Throws StartupError. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, FILE);
  const manifest = existsSync(file) ? manifestSchema.parse(JSON.parse(await readFile(file, 'utf8'))) : null;
  const sums = JSON.stringify(await hashFiles(folder));
  if (manifest && JSON.stringify(manifest.sums) === sums) return manifest;
  throw new StartupError('The backup is not whole. Take another one.');
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sums: Record<string, string> = {};
  for (const path of paths.sort()) {
    if (path === join(folder, FILE)) continue;
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path)) hash.update(chunk);
    sums[path.slice(folder.length + 1)] = hash.digest('hex');
  }
  return sums;
}
