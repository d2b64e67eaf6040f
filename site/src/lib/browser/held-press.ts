/**
 * On a link in an island: a press is held until the island is awake, instead of following the link. The value lists the
 * keys that are held too, separated by spaces.
 */
export const HOLDS_PRESS = 'data-holds-press';
