/**
 * On a link in an island: a press is kept until React has taken the island over, instead of following the link. The
 * value names the keys that are kept too, between spaces.
 */
export const HOLDS_PRESS = 'data-holds-press';
