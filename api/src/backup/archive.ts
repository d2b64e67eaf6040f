import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { create, extract } from 'tar';
import { StartupError } from '../startup-error.ts';
import { toShownPath } from './command.ts';

const OWNER_ALONE = { mode: 0o600 };

/** Packs a folder into a new file that only its owner can read, encrypted with age when there are `recipients`. */
export async function packArchive(folder: string, file: string, recipients: readonly string[]): Promise<void> {
  const packed = create({ cwd: folder, gzip: true, portable: true }, ['.']);
  const target = createWriteStream(file, { ...OWNER_ALONE, flags: 'wx' });
  if (recipients.length === 0) return pipeline(Readable.from(packed), target);
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  await pipeline(Readable.from(await encrypter.encrypt(toWeb(Readable.from(packed)))), target);
}

/** Unpacks an archive into a new folder that only its owner can read. Throws StartupError. */
export async function unpackArchive(file: string, folder: string, identity: string | null): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  // Rights and owners are those of who unpacks, and no path leads out of the folder.
  const target = extract({ cwd: folder, strict: true, preserveOwner: false });
  try {
    await pipeline(await openArchive(file, identity), target);
  } catch (error) {
    if (error instanceof StartupError || (error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw new StartupError(`${toShownPath(file)} is damaged or no backup. Take another one.`);
  }
}

async function openArchive(file: string, identity: string | null): Promise<Readable> {
  if (!file.endsWith('.age')) return createReadStream(file);
  if (identity === null) {
    throw new StartupError(
      `${toShownPath(file)} is encrypted. Name the file of its key. Example: npm run restore -- ${toShownPath(file)} --identity key.txt`,
    );
  }
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
    return Readable.from(await decrypter.decrypt(toWeb(createReadStream(file))));
  } catch {
    throw new StartupError(`${toShownPath(file)} is damaged, or not for this key. Take another one.`);
  }
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
