import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MailWriter } from '@clinic/contract/mails.ts';
import { StartupError } from './startup-error.ts';

type MailProgram = { createMailWriter: (places: unknown) => MailWriter };

/** By the hashes of their files: a program that is imported stays in memory, and each published build has a copy. */
const programs = new Map<string, Promise<MailProgram>>();

/**
 * Loads the part of a built site that writes mails and calendar files (`mails/` in the repository), and its words;
 * `null` when there is none. Throws StartupError.
 */
export async function loadMailWriter(folder: string): Promise<MailWriter | null> {
  const bundle = join(folder, 'mail-writer.mjs');
  if (!existsSync(bundle)) return null;
  try {
    const { createMailWriter } = await loadProgram(bundle);
    return createMailWriter(JSON.parse(await readFile(join(folder, 'places.json'), 'utf8')));
  } catch (error) {
    throw new StartupError(`${folder}: mails cannot be written (${error}). Build again with: npm run build`);
  }
}

async function loadProgram(bundle: string): Promise<MailProgram> {
  const key = hash('sha256', await readFile(bundle));
  const program = programs.get(key) ?? import(pathToFileURL(bundle).href);
  programs.set(key, program);
  return program;
}
