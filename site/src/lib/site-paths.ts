import { getCollection } from 'astro:content';
import { listPagePaths, type PageEntries } from './page-paths.ts';

/** The paths of all pages that search engines may show. */
export async function getIndexablePaths(): Promise<string[]> {
  const listIds = async (name: Exclude<keyof PageEntries, 'doctors'>) =>
    (await getCollection(name)).map(({ id }) => id).sort();
  return listPagePaths({
    services: await listIds('services'),
    founders: await listIds('founders'),
    doctors: (await getCollection('doctors', ({ data }) => data.profile !== undefined)).map(({ id }) => id).sort(),
    team: await listIds('team'),
    posts: await listIds('posts'),
    pages: await listIds('pages'),
    gallery: await listIds('gallery'),
    recognitions: await listIds('recognitions'),
  });
}

/** Whether the clinic has testimonials or videos for 'Patient stories'. */
export async function hasStories(): Promise<boolean> {
  const stories = await Promise.all([getCollection('testimonials'), getCollection('video-testimonials')]);
  return stories.flat().length > 0;
}
