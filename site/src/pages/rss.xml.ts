import type { APIRoute } from 'astro';
import { getClinic } from '#lib/clinic.ts';
import { getPosts, slugToPostPath } from '#lib/posts.ts';
import { buildFeed } from '#lib/rss.ts';
import { readingMessages } from '#messages/reading.en.ts';

/** The blog as a feed, newest first. */
export const GET: APIRoute = async ({ site }) => {
  const { name } = await getClinic();
  const posts = await getPosts();
  const toUrl = (path: string) => new URL(path, site).href;
  const feed = buildFeed({
    title: readingMessages.blogs.feed(`${name.bold} ${name.light}`),
    description: readingMessages.blogs.metaDescription,
    link: toUrl('/blogs'),
    self: toUrl('/rss.xml'),
    language: 'en-IN',
    items: posts.map(({ id, data: { title, author, date, summary } }) => {
      return { title, link: toUrl(slugToPostPath(id)), author, date, description: summary };
    }),
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
};
