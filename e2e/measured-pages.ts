import { isErrorPage } from './built-site.ts';
import { FOUNDERS, GALLERY, POSTS, RECOGNITIONS, SERVICES, TEAM } from './content.ts';

/** Whether tests measure all pages and widths of this file, as `npm run test:pages` does. `npm test` measures some. */
export const isEveryPage = process.env.TEST_PAGES === 'all';

const SERVICE_PAGE = `/services/${SERVICES[0]?.slug}`;

/** Pages that together hold every component. */
const MANY = [
  '/',
  SERVICE_PAGE,
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

type Photograph = { path: string; width: number };

/** Pages that hold nearly every component, each at one width of the window. */
const FEW_PHOTOGRAPHS: Photograph[] = [
  { path: '/', width: 1280 },
  { path: SERVICE_PAGE, width: 390 },
  { path: '/contact', width: 390 },
  { path: '/book', width: 1280 },
];

/** The pages and window widths for tests that measure pixels, which are slow. */
export const PHOTOGRAPHS: readonly Photograph[] = isEveryPage
  ? MANY.flatMap((path) => [390, 1280].map((width) => ({ path, width })))
  : FEW_PHOTOGRAPHS;

/** The window widths at which open dialogs, menus, answers and the desk are measured. */
export const STATE_WIDTHS: readonly number[] = isEveryPage ? [360, 1280] : [360];

/** Pages whose words and targets have the least room; `npm run test:a11y` reads one page of each template so. */
const FEW_LOOK_PAGES = ['/', SERVICE_PAGE, '/contact', '/book', '/symptoms', '/faq'];

/** Returns the pages that are read in large letters and wide spacing. */
export const pickLookPages = (pages: readonly string[]) =>
  isEveryPage ? pages : pages.filter((path) => FEW_LOOK_PAGES.includes(path));

/** The window widths at which pages are read in large letters and wide spacing. */
export const LOOK_WIDTHS: readonly number[] = isEveryPage ? [320, 390, 768, 1024, 1280] : [320, 390, 1024];

export const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Returns all pages, or those at the top and the first of each folder, because one template makes a folder's pages. */
export function pickMeasuredPages(pages: readonly string[]): readonly string[] {
  if (isEveryPage) return pages;
  const findFirst = (folder: string) => pages.find((path) => getFolder(path) === folder && !isErrorPage(path));
  return pages.filter((path) => getFolder(path) === '' || findFirst(getFolder(path)) === path);
}
