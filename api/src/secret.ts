import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { adviseOnFullDisk } from './disk-full.ts';
import { adviseOnForeignPlace } from './foreign-place.ts';
import { getErrorCode, StartupError } from './startup-error.ts';

/** The file of the secret, below the project's folder, for a start without the variable SECRET. */
export const SECRET_FILE = 'data/secret';

/**
 * The smallest size of the secret from which patients' links and the desk's sessions are made. A shorter one could be
 * guessed.
 */
export const SECRET_MIN_BYTES = 32;

/**
 * The secret of this clinic: `given` (the variable SECRET) or, when that is empty, the one in the file, which is made
 * at the first start, readable only for this user. With another secret, every link that was sent before stops working.
 * Throws StartupError.
 */
export async function readSecret(given: string, path: string): Promise<Buffer> {
  if (given !== '') return Buffer.from(given);
  try {
    return await readFileSecret(path);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `SECRET: the file ${path} cannot be read or made (${getErrorCode(error)}). ${adviseOnFullDisk(error) ?? adviseOnForeignPlace(error, path) ?? `Make its folder writable, or set the variable to ${SECRET_MIN_BYTES} characters or more. Example: SECRET=$(openssl rand -base64 32)`}`,
    );
  }
}

async function readFileSecret(path: string): Promise<Buffer> {
  if (!existsSync(path)) await makeFile(path);
  const text = (await readFile(path, 'utf8')).trim();
  if (Buffer.byteLength(text) >= SECRET_MIN_BYTES) return Buffer.from(text);
  throw new StartupError(
    `SECRET: the file ${path} holds fewer than ${SECRET_MIN_BYTES} characters. Put a copy of the lost one there; without one, delete the file, and patients ask for new links. Example: openssl rand -base64 32 > ${path}`,
  );
}

/** Makes the file whole or not at all: a process that starts at the same time reads what this one has written. */
async function makeFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Processes in several containers may have the same number.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(SECRET_MIN_BYTES).toString('base64url')}\n`, { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
}
