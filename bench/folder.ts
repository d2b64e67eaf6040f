import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of this run. It is removed when the process ends. */
export const folder = mkdtempSync(join(tmpdir(), 'clinic-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true }));

/** The address of an SQLite database in this folder. */
export const toDatabaseUrl = (name: string) => `file:${join(folder, `${name}.db`)}`;
