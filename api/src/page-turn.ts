/**
 * When a page is drawn: at once, after pages of other strangers and only while few wait, or after the pages of other
 * patients, of which strangers' pages are never one. `patient` names whose page it is: one link gets a few at a time.
 */
export type Turn = 'at-once' | 'if-room' | { patient: string };
