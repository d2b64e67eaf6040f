import { getRssString } from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getPosts, slugToPostPath } from '#lib/blog/posts.ts';
import { getClinic } from '#lib/clinic/clinic.ts';
import { SITE_URL } from '#lib/head/site-url.ts';
import { toLanguageUrl } from '#lib/paths/language-path.ts';
import { getTranslationState } from '#lib/paths/page-languages.ts';
import { LANGUAGE } from '#messages/language.ts';
import { readingMessages } from '#messages/reading.ts';
import { messages } from '#messages/shared.ts';

/** How many posts the feed holds. Feed readers ask often, and only for new posts. */
const FEED_POSTS_MAX = 50;

/** Makes no feed when there are no posts. */
export async function getStaticPaths() {
  return (await getPosts()).length > 0 ? [{ params: { feed: 'rss' } }] : [];
}

/** Serves the newest posts as a feed, newest first. */
export const GET: APIRoute = async () => {
  const { name } = await getClinic();
  const posts = (await getPosts()).slice(0, FEED_POSTS_MAX);
  const toUrl = (path: string) => toLanguageUrl(path, SITE_URL);
  const feed = await getRssString({
    title: readingMessages.blogs.feed(`${name.bold} ${name.light}`),
    description: readingMessages.blogs.metaDescription,
    site: toUrl('/blogs'),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>${LANGUAGE.tag}</language><atom:link href="${toUrl('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(
      posts.map(async ({ id, data: { title, author, date, summary } }) => ({
        title,
        link: toUrl(slugToPostPath(id)),
        pubDate: new Date(date),
        description: [summary, ...(await listNotes(slugToPostPath(id)))].join(' '),
        // RSS's own `author` has to be an email address.
        customData: `<dc:creator><![CDATA[${author}]]></dc:creator>`,
      })),
    ),
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
};

/** Says of a post with advice what its page says above the title: that no doctor has read the translation yet. */
async function listNotes(path: string): Promise<string[]> {
  const state = await getTranslationState(path);
  return state === null || state === 'reviewed' ? [] : [messages.translation[state]];
}
