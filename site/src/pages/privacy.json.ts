import type { APIRoute } from 'astro';
import { createPrivacyNotice } from '#lib/reading/privacy-notice.ts';

/** Says which privacy notice this site publishes. The service stores the version with each booking. */
export const GET: APIRoute = async () =>
  new Response(`${JSON.stringify(await createPrivacyNotice())}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
