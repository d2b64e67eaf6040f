/** The number of cards that are visible at first, with script. */
export const INITIAL_CARDS = 6;

/** Marks a card that 'View More Services' reveals, and one that it has just revealed. */
export const LATE_CARD = 'data-late';
export const REVEALED_CARD = 'data-revealed';
