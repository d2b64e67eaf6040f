import { getEntry } from 'astro:content';
import { createHash } from 'node:crypto';
import type { PrivacyNotice } from '@clinic/contract/site-pages.ts';
import { getClinic } from '../clinic/clinic.ts';

/** Enough to tell the texts of one clinic apart. */
const HASH_CHARS = 12;

/** Describes the privacy notice of this build. Its version changes with every letter of the page's own text. */
export async function createPrivacyNotice(): Promise<PrivacyNotice> {
  const { privacyContact: contact } = await getClinic();
  const page = await getEntry('pages', 'privacy');
  const { title = '', lead = '', updated } = page?.data ?? {};
  const text = JSON.stringify([title, lead, page?.rendered?.html, contact]);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARS);
  return { version: [updated, hash].filter(Boolean).join(' '), contact };
}
