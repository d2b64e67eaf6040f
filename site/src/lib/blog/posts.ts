import { type CollectionEntry, getCollection } from 'astro:content';
import { toShown } from '#lib/booking/shown-names.ts';
import { dateToPostDay } from '#messages/dates-and-times.ts';
import { onceInBuild } from '../pictures/once-in-build.ts';
import { preparePicture } from '../pictures/pictures.ts';
import type { PreparedPicture } from '../pictures/prepared-picture.ts';

type Post = CollectionEntry<'posts'>;

export type PostCardData = {
  slug: string;
  href: string;
  title: string;
  author: string;
  /** YYYY-MM-DD */
  date: string;
  longDate: string;
  summary: string;
  picture: PreparedPicture;
};

/** How many other posts the end of a post shows (`docs/product.md`, 'Blog'). */
const CONTINUE_READING_POSTS = 2;

/** All posts, newest first. Posts of one day are sorted by their slug. */
export const getPosts = onceInBuild(async (): Promise<readonly Post[]> => {
  const posts = await getCollection('posts');
  return posts.sort((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id));
});

/** Returns the posts under 'Continue Reading': the newest ones, without this post. */
export async function getPostsToContinue(slug: string): Promise<Post[]> {
  const newest = (await getPosts()).slice(0, CONTINUE_READING_POSTS + 1);
  return newest.filter(({ id }) => id !== slug).slice(0, CONTINUE_READING_POSTS);
}

/** `laparoscopy-guide` -> `/blogs/laparoscopy-guide` */
export function slugToPostPath(slug: string): string {
  return `/blogs/${slug}`;
}

/** Prepares the pictures of a post's page. */
export function preparePostPictures({ data }: Post): Promise<PreparedPicture[]> {
  const options = { widths: [480, 800, 1280], sizes: '(max-width: 899px) 100vw, 75vw' };
  return Promise.all(data.images.map((image) => preparePicture(image, options)));
}

/** Prepares the data of a post's card. `sizes` is the picture's `sizes` attribute. */
export async function preparePostCard({ id, data }: Post, sizes: string): Promise<PostCardData> {
  const { title, author, date, summary, images } = data;
  const [firstImage] = images;
  if (!firstImage) throw new Error(`content/blog/${id}.md has no picture.`);
  const picture = await preparePicture(firstImage, { widths: [480, 800, 1280], sizes });
  return {
    slug: id,
    href: slugToPostPath(id),
    title,
    author: toShown(author),
    date,
    longDate: dateToPostDay(date),
    summary,
    picture,
  };
}
