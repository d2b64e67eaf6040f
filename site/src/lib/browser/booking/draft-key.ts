/**
 * The key under which the tab keeps the draft of a booking (`booking-draft.ts`). A module of its own, so that the page of
 * an appointment writes a draft without the wizard's script.
 */
export const DRAFT_KEY = 'booking-draft';
