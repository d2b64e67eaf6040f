/**
 * Marks a test that `npm run test:long` takes, and `npm test` leaves out: one that measures many pages, widths or states;
 * repeats another test at a further width or on a further page; or shows what few people meet (docs/decisions/029).
 */
export const LONG = { tag: '@long' };

/** Marks a test of a loop as long, or leaves it as it is. */
export const longIf = (isLong: boolean) => (isLong ? LONG : {});
