/** How many posts a page of the list of posts shows. */
export const POSTS_PER_PAGE = 12;

/** How many numbers the navigation shows on each side of the current page's number. */
const NEIGHBOURS = 1;

/** Returns how many pages the list of posts has. Without posts it has one. */
export function countPages(posts: number): number {
  return Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));
}

/** Returns the address of a page of the list of posts: 1 -> `/blogs`, 2 -> `/blogs/2` */
export function pageToPath(page: number): string {
  return page === 1 ? '/blogs' : `/blogs/${page}`;
}

/**
 * Lists the pages that the navigation of a list names: the first, the last, the current one and its neighbours. `null`
 * stands for two or more pages left out: 5 of 9 -> `[1, null, 4, 5, 6, null, 9]`, 3 of 9 -> `[1, 2, 3, 4, null, 9]`
 */
export function listPageNumbers(current: number, last: number): (number | null)[] {
  const isNamed = (page: number) => page === 1 || page === last || Math.abs(page - current) <= NEIGHBOURS;
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((page) => {
    if (isNamed(page) || (isNamed(page - 1) && isNamed(page + 1))) return [page];
    return isNamed(page - 1) ? [null] : [];
  });
}
