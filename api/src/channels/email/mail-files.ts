import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { adviseOnFullDisk } from '../../disk-full.ts';
import { adviseOnForeignPlace } from '../../foreign-place.ts';
import { OutOfReach } from '../../outbox/send-errors.ts';
import { createPrivateFolder } from '../../private-folder.ts';
import { getErrorCode, StartupError } from '../../startup-error.ts';
import { cutHeadersBetweenWords } from './header-words.ts';
import type { SendMessage } from './smtp.ts';

/** Makes the folder for mails, and writes a file there to see whether it can. Throws StartupError. */
export async function checkMailFolder(folder: string): Promise<void> {
  const trial = join(folder, `.${randomUUID()}.part`);
  try {
    createPrivateFolder(folder);
    await writeFile(trial, 'A trial of the start.', { mode: 0o600 });
    await rm(trial);
  } catch (error) {
    throw new StartupError(
      `OUTBOX_DIR: the folder ${folder} cannot be written (${getErrorCode(error)}). ${adviseOnFullDisk(error) ?? adviseOnForeignPlace(error, folder) ?? 'Name a folder that this user may write to, or set SMTP_URL. Example: OUTBOX_DIR=data/outbox'}`,
    );
  }
}

/**
 * Writes mails as files that a mail program can open. A file appears when it is complete, and only this user can read
 * it.
 */
export function createFileSender(folder: string): SendMessage {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  cutHeadersBetweenWords(transport);

  return async (message, name) => {
    const { message: bytes } = await transport.sendMail(message);
    const path = join(folder, `${name}.eml`);
    const draft = join(folder, `.${name}.part`);
    try {
      createPrivateFolder(folder);
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, path);
    } catch (error) {
      throw new OutOfReach(getErrorCode(error));
    }
  };
}

/** Removes the files of these mails. Resolves to the number of files. */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => ids.some((id) => name.endsWith(`-${id}.eml`)));
  for (const name of own) await rm(join(folder, name), { force: true });
  return own.length;
}
