import type { APIRoute } from 'astro';
import { getClinic } from '#lib/clinic/clinic.ts';
import { readDrawingFile } from '#lib/clinic/logo.ts';

/** Serves the clinic's icon for tabs and home screens. */
export const GET: APIRoute = async () =>
  new Response(readDrawingFile((await getClinic()).icon), { headers: { 'content-type': 'image/svg+xml' } });
