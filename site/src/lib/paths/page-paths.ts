import { countPages, pageToPath } from '../blog/paging.ts';

/** The ids of the entries that decide which pages exist. `doctors` lists only doctors with a profile. */
export type PageEntries = Record<
  'services' | 'founders' | 'doctors' | 'team' | 'posts' | 'pages' | 'gallery' | 'recognitions',
  readonly string[]
>;

const FIXED_PATHS = [
  '/',
  '/services',
  '/symptoms',
  '/about',
  '/doctors',
  '/technology',
  '/contact',
  '/book',
  '/faq',
  '/search',
];

/** Lists the paths of all pages to which links may lead. A blog, gallery or recognitions without entries have no page. */
export function listPagePaths({
  services,
  founders,
  doctors,
  team,
  posts,
  pages,
  gallery,
  recognitions,
}: PageEntries): string[] {
  const listBelow = (path: string, ids: readonly string[]) => ids.map((id) => `${path}/${id}`);
  return [
    ...FIXED_PATHS,
    ...listBlogsPaths(posts.length),
    ...(gallery.length > 0 ? ['/gallery'] : []),
    ...(recognitions.length > 0 ? ['/recognition'] : []),
    ...listBelow('', pages),
    ...listBelow('/services', services),
    ...listBelow('/founders', founders),
    ...listBelow('/doctors', doctors),
    ...listBelow('/team', team),
    ...listBelow('/blogs', posts),
  ];
}

/** Lists the paths of the list of posts: `/blogs`, and its later pages. */
function listBlogsPaths(posts: number): string[] {
  if (posts === 0) return [];
  return Array.from({ length: countPages(posts) }, (_, index) => pageToPath(index + 1));
}
