/**
 * When the browser begins: `eager` when a mouse rests on a link, `moderate` at the touch of a finger. Neither fetches
 * anything while nobody points.
 */
export type Eagerness = 'eager' | 'moderate';

/**
 * The rules by which the browser fetches a page of this site before its link is followed, and draws the booking page
 * beforehand. Pages of appointments and files are left out. The page's policy allows exactly these texts.
 */
export function createSpeculationRules(eagerness: Eagerness): string {
  const isPage = { and: [{ href_matches: '/*' }, { not: { href_matches: ['/portal*', '/api/*', '/*.*'] } }] };
  return JSON.stringify({
    prefetch: [{ where: isPage, eagerness }],
    prerender: [{ where: { href_matches: ['/book', '/book?*'] }, eagerness }],
  });
}
