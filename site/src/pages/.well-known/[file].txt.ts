import { SECURITY_TXT_PATH } from '@clinic/contract/site-pages.ts';
import type { APIRoute } from 'astro';
import { getClinic } from '#lib/clinic/clinic.ts';
import { SITE_URL } from '#lib/head/site-url.ts';

/** Makes no file when the clinic names nobody. */
export async function getStaticPaths() {
  const { securityContact } = await getClinic();
  return securityContact === undefined ? [] : [{ params: { file: 'security' } }];
}

/** Says whom to tell of a fault (RFC 9116). The service adds until when this holds, because a build has no clock. */
export const GET: APIRoute = async () => {
  const { securityContact } = await getClinic();
  const lines = [`Contact: ${securityContact}`, 'Preferred-Languages: en', ''];
  if (SITE_URL.protocol === 'https:') lines.unshift(`Canonical: ${new URL(SECURITY_TXT_PATH, SITE_URL).href}`);
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
