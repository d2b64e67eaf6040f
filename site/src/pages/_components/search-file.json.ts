import type { APIRoute } from 'astro';
import { getSearchVersion } from '#lib/search/search-path.ts';
import { getSearchFile } from '#lib/search/site-documents.ts';

export async function getStaticPaths() {
  return [{ params: { version: await getSearchVersion() } }];
}

/** Serves what the search finds (`integrations/search-file.ts` gives it its address). */
export const GET: APIRoute = async () => {
  return new Response(JSON.stringify(await getSearchFile()), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
};
