import type { APIRoute } from 'astro';
import { createFeedFile } from '#lib/desk/feed-file.ts';
import { getSingleEntry } from '#lib/single-entry.ts';

export const prerender = false;

/** Answers with the iCalendar file of a doctor's appointments, or with an empty body. */
export const ALL: APIRoute = async ({ locals: { feed } }) => {
  const file = feed ? createFeedFile(feed, await getSingleEntry('booking')) : '';
  return new Response(file, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
