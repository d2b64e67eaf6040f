import type { APIRoute } from 'astro';
import { getSearchFile } from '#lib/search/site-documents.ts';

/** Serves what the search finds. Its address stays, because one with a hash would change each page with each word. */
export const GET: APIRoute = async () => {
  return new Response(JSON.stringify(await getSearchFile()), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
};
