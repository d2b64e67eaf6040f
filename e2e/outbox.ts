import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** The time that a mail may take: the outbox rests a minute after trouble, such as a database that another test locks. */
const MAIL_TIMEOUT_MS = 75_000;

/** A token, and at once after it the proof that only mails hold. */
const LINK_PATTERN = /https?:\/\/\S+\/portal\/[\w-]{33}(?![\w/-])/;

export type Mail = Email & { to: NonNullable<Email['to']> };

/** Waits until there are exactly `count` mails to an address, and returns them in the order of sending. */
export async function waitForMails(outbox: string, address: string, count: number): Promise<Mail[]> {
  let mails: Mail[] = [];
  const read = async () => {
    mails = (await readMails(outbox)).filter(({ to }) => to.some((one) => one.address === address));
    return mails.length;
  };
  await expect.poll(read, { message: `mails to ${address}`, timeout: MAIL_TIMEOUT_MS }).toBe(count);
  return mails;
}

/** Reads the link of a mail to the appointment's page, or an empty string. */
export function readLink({ text = '' }: Pick<Email, 'text'>): string {
  return LINK_PATTERN.exec(text)?.[0] ?? '';
}

async function readMails(outbox: string): Promise<Mail[]> {
  const names = await readdir(outbox).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
  return mails.map((mail) => ({ ...mail, to: mail.to ?? [] }));
}
