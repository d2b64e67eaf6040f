import type { APIRoute } from 'astro';
import { getClinic } from '#lib/clinic/clinic.ts';
import { getColor } from '#lib/clinic/colors.ts';

/** Serves the web app manifest. `minimal-ui` keeps the Back button, which a site of separate pages needs. */
export const GET: APIRoute = async () => {
  const { name, tagline } = await getClinic();
  const manifest = {
    name: `${name.bold} ${name.light}`,
    short_name: name.bold,
    description: tagline,
    lang: 'en-IN',
    start_url: '/',
    display: 'minimal-ui',
    theme_color: getColor('--ground-night'),
    background_color: getColor('--ground'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
