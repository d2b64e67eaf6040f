import { isErrorPage } from './built-site.ts';
import { FOUNDERS, GALLERY, POSTS, RECOGNITIONS, SERVICES, TEAM } from './content.ts';

/** Pages that together hold every component. */
const MANY = [
  '/',
  `/services/${SERVICES[0]?.slug}`,
  '/contact',
  '/book',
  '/services',
  '/symptoms',
  '/search',
  '/about',
  '/blogs',
  `/blogs/${POSTS[1]?.slug ?? POSTS[0]?.slug}`,
  '/faq',
  ...(GALLERY.length > 0 ? ['/gallery'] : []),
  '/technology',
  ...(RECOGNITIONS.length > 0 ? ['/recognition'] : []),
  '/pricing',
  `/founders/${FOUNDERS[0]?.slug}`,
  ...TEAM.slice(0, 1).map(({ slug }) => `/team/${slug}`),
  '/no-such-page',
];

/** The pages and window widths for tests that measure pixels, which are slow. */
export const PHOTOGRAPHS = MANY.flatMap((path) => [390, 1280].map((width) => ({ path, width })));

/** The window widths at which open dialogs, menus, answers and the desk are measured. */
export const STATE_WIDTHS = [360, 1280] as const;

/** The window widths at which pages are read in large letters and wide spacing. */
export const LOOK_WIDTHS = [320, 390, 768, 1024, 1280] as const;

/** Returns the pages at the top and the first of each folder, because one template makes a folder's pages. */
export function pickMeasuredPages(pages: readonly string[]): readonly string[] {
  const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const findFirst = (folder: string) => pages.find((path) => getFolder(path) === folder && !isErrorPage(path));
  return pages.filter((path) => getFolder(path) === '' || findFirst(getFolder(path)) === path);
}
