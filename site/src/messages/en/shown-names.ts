/**
 * The names that patients read instead of those of departments, doctors, visits and categories. Bookings and the content hold
 * the English names, so this is empty in English. For another language `integrations/chosen-language.ts` makes this
 * module from the translated content.
 */
export const SHOWN_NAMES: ReadonlyMap<string, string> = new Map();
