import { FOUNDERS, GALLERY, POSTS, RECOGNITIONS, SERVICES, TEAM } from './content.ts';

/** Whether every page is measured, as `npm run test:pages` does. `npm test` measures some of them. */
const isEveryPage = process.env.TEST_PAGES === 'all';

/** Pages that hold nearly every component. */
const FEW = ['/', `/services/${SERVICES[0]?.slug}`, '/contact', '/book'];

/** Pages that together hold every component. */
const MANY = [
  ...FEW,
  '/services',
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

/** The pages for tests that measure pixels, which are slow. */
export const PHOTOGRAPHED_PAGES: readonly string[] = isEveryPage ? MANY : FEW;

/** The window widths at which open dialogs, menus and answers are measured. */
export const STATE_WIDTHS: readonly number[] = isEveryPage ? [390, 1280] : [390];

/** Of these pages all, or those at the top and the first of each folder: its kin are made by the same template. */
export function pickMeasuredPages(pages: readonly string[]): readonly string[] {
  if (isEveryPage) return pages;
  const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return pages.filter(
    (path) => getFolder(path) === '' || pages.find((one) => getFolder(one) === getFolder(path)) === path,
  );
}
