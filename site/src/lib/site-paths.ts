import { getCollection } from 'astro:content';
import { getServices, slugToServicePath } from './services.ts';

/** Pages that are one of a kind, in the order of the menus. */
const FIXED_PATHS = [
  '/',
  '/services',
  '/about',
  '/technology',
  '/blogs',
  '/gallery',
  '/recognition',
  '/contact',
  '/book',
  '/pricing',
  '/faq',
  '/portal',
  '/privacy',
];

/** Every page that search engines may show, each once. */
export async function getIndexablePaths(): Promise<string[]> {
  const services = await getServices();
  const [founders, team, posts] = await Promise.all([
    getCollection('founders'),
    getCollection('team'),
    getCollection('posts'),
  ]);
  return [
    ...FIXED_PATHS,
    ...services.map(({ id }) => slugToServicePath(id)),
    ...founders.map(({ id }) => `/founders/${id}`).sort(),
    ...team.map(({ id }) => `/team/${id}`).sort(),
    ...posts.map(({ id }) => `/blogs/${id}`).sort(),
  ];
}
