import { PRIVACY_NOTICE_PATH, type PrivacyNotice } from '@clinic/contract/site-pages.ts';
import type { Site } from './plugins/site-files.ts';

/**
 * Reads which privacy notice this server publishes; `null` where the site is served elsewhere, or was built before it
 * said so. Its version holds for each language, because the translations say the same; a booking keeps its language
 * too.
 */
export function readPrivacyNotice(site: Pick<Site, 'files'> | null): PrivacyNotice | null {
  const file = site?.files.get(PRIVACY_NOTICE_PATH)?.bodies.get('identity');
  return file ? (JSON.parse(file.bytes.toString('utf8')) as PrivacyNotice) : null;
}
