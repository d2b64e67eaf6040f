import { getCollection } from 'astro:content';
import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import { onceInBuild } from '../pictures/once-in-build.ts';
import { listPagePaths, type PageEntries } from './page-paths.ts';

const HIDDEN_PATHS: string[] = [PORTAL_PATH, '/search'];

/** Lists the paths of all pages to which links may lead. */
export const getPagePaths = onceInBuild(async (): Promise<readonly string[]> => {
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
});

/**
 * Lists the paths of all pages that search engines may show. The portal is left out, because it is useful only with a
 * booking, and the search, because it only repeats what other pages say.
 */
export const getIndexablePaths = onceInBuild(async (): Promise<readonly string[]> => {
  return (await getPagePaths()).filter((path) => !HIDDEN_PATHS.includes(path));
});

/** Whether the clinic has testimonials or videos for 'Patient stories'. */
export const hasStories = onceInBuild(async (): Promise<boolean> => {
  const stories = await Promise.all([getCollection('testimonials'), getCollection('video-testimonials')]);
  return stories.flat().length > 0;
});
