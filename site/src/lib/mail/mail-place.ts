import type { CollectionEntry } from 'astro:content';
import { getClinic, listTextNumbers } from '../clinic/clinic.ts';
import { SITE_URL } from '../head/site-url.ts';
import { toLanguageUrl } from '../paths/language-path.ts';
import { getSingleEntry } from '../single-entry.ts';

export type MailWords = CollectionEntry<'mails'>['data'];

/** Reads the parts of the content that mails and calendar files need: their words, the clinic and its clock. */
export async function readMailPlace() {
  const [clinic, words, { timeZone }] = await Promise.all([
    getClinic(),
    getSingleEntry('mails'),
    getSingleEntry('booking'),
  ]);
  const bookUrl = toLanguageUrl('/book', SITE_URL);
  return { words, place: { clinic, timeZone, bookUrl, numbers: listTextNumbers(clinic) } };
}
