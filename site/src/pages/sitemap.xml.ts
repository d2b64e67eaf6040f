import type { APIRoute } from 'astro';
import { getIndexablePaths } from '#lib/paths/site-paths.ts';

/** Serves the sitemap. It has no modification dates, which the build does not know. */
export const GET: APIRoute = async ({ site }) => {
  const paths = await getIndexablePaths();
  const urls = paths.map((path) => `  <url><loc>${new URL(path, site).href}</loc></url>`);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
