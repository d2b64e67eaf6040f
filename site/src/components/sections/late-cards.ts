/** How many cards a visitor with script sees first. */
export const INITIAL_CARDS = 6;

/** On a card that waits for 'View More Services', and on one that has just come. */
export const LATE_CARD = 'data-late';
export const REVEALED_CARD = 'data-revealed';
