/**
 * When the browser begins: `eager` when a mouse rests on a link, `moderate` when a finger touches it. With either,
 * nothing is fetched before somebody points.
 */
export type Eagerness = 'eager' | 'moderate';

/**
 * Creates the rules by which the browser fetches a page of this site before its link is followed, and also draws the
 * booking page. Pages of appointments and files are left out. The page's policy allows exactly these texts, which are the
 * same in every language because the policy is made outside them.
 */
export function createSpeculationRules(eagerness: Eagerness): string {
  const isPage = { and: [{ href_matches: '/*' }, { not: { href_matches: ['/portal*', '/api/*', '/*.*'] } }] };
  const book = '{/:language}?/book';
  return JSON.stringify({
    prefetch: [{ where: isPage, eagerness }],
    prerender: [{ where: { href_matches: [book, `${book}?*`] }, eagerness }],
  });
}
