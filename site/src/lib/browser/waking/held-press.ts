/**
 * An attribute of a link in an island: a press is held until the island is awake, instead of opening the link. Its
 * value lists the keys that are held too, separated by spaces.
 */
export const HOLDS_PRESS = 'data-holds-press';
