import type { APIRoute } from 'astro';
import { getClinic } from '#lib/clinic/clinic.ts';
import { readDrawingFile } from '#lib/clinic/logo.ts';
import { drawIco } from '#lib/pictures/icons.ts';

/** Serves the clinic's icon to programs that request this address without reading the page. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawIco(readDrawingFile((await getClinic()).icon))), {
    headers: { 'content-type': 'image/x-icon' },
  });
