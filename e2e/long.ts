/**
 * Marks a test that `npm run test:pages` takes, and `npm test` leaves out: one that measures many pages, widths or states,
 * or repeats another test at a further width, on a further page, or without script (086).
 */
export const LONG = { tag: '@long' };

/** Marks a test of a loop as long, or leaves it as it is. */
export const longIf = (isLong: boolean) => (isLong ? LONG : {});
