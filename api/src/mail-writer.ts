import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MailWriter } from '@clinic/contract/mails.ts';
import { StartupError } from './startup-error.ts';

/**
 * Loads the part of a built site that writes mails and calendar files (`mails/` in the repository), and its words;
 * `null` when there is none. Throws StartupError.
 */
export async function loadMailWriter(folder: string): Promise<MailWriter | null> {
  const bundle = join(folder, 'mail-writer.mjs');
  if (!existsSync(bundle)) return null;
  try {
    const { createMailWriter } = await import(pathToFileURL(bundle).href);
    return createMailWriter(JSON.parse(await readFile(join(folder, 'places.json'), 'utf8')));
  } catch (error) {
    throw new StartupError(`${folder}: mails cannot be written (${error}). Build again with: npm run build`);
  }
}
