/**
 * The work that is left in a content file: it is still the sample's, a language of the website lacks a part of it, or
 * nobody has checked its medical text.
 */
export const ENTRY_MARKS = ['sample', 'untranslated', 'unreviewed'] as const;

export type EntryMark = (typeof ENTRY_MARKS)[number];
