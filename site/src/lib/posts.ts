import { type CollectionEntry, getCollection } from 'astro:content';
import type { PostCardData } from '#components/blog/PostCard.tsx';
import { formatLongDate } from './dates.ts';
import { preparePicture } from './pictures.ts';

type Post = CollectionEntry<'posts'>;

/** How many others the end of a post offers (specification, point 9). */
const CONTINUE_READING_POSTS = 2;

/** Every post, newest first; posts of one day by their slug. */
export async function getPosts(): Promise<Post[]> {
  const posts = await getCollection('posts');
  return posts.sort((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id));
}

/** The first of the list that are not this one. */
export async function getPostsToContinue(slug: string): Promise<Post[]> {
  const posts = await getPosts();
  return posts.filter(({ id }) => id !== slug).slice(0, CONTINUE_READING_POSTS);
}

/** `laparoscopy-guide` -> `/blogs/laparoscopy-guide` */
export function slugToPostPath(slug: string): string {
  return `/blogs/${slug}`;
}

/** What a card shows of a post. `sizes` tells how wide its picture stands. */
export async function preparePostCard({ id, data }: Post, sizes: string): Promise<PostCardData> {
  const { title, author, date, summary, images } = data;
  const [firstImage] = images;
  if (!firstImage) throw new Error(`content/blog/${id}.md has no picture.`);
  const picture = await preparePicture(firstImage, { widths: [480, 800, 1280], sizes });
  return { slug: id, href: slugToPostPath(id), title, author, date, longDate: formatLongDate(date), summary, picture };
}
