import type { DeskMaker } from './desk-person.ts';
import type { LanguageCode } from './languages.ts';

// The notices of the clinic on its public pages, such as 'Closed on Monday for Diwali'.

/** In Unicode characters: two lines on a wide screen, six on a phone. */
export const NOTICE_MAX_CHARS = 200;

/** The attribute of the empty, hidden element in each public page into which the server writes the notices. */
export const NOTICE_PLACE = 'data-notice';

/** A text for each language that has one. */
export type NoticeTexts = Partial<Record<LanguageCode, string>>;

/** The texts that pages show, by the language of the page. It must be another object when they change. */
export type PageNotices = ReadonlyMap<string, readonly PageNotice[]>;

/** `language` is that of the text: a notice that has none in the page's language is shown in English. */
export type PageNotice = { text: string; language: LanguageCode };

export type DeskNoticeLine = DeskMaker & {
  id: string;
  texts: NoticeTexts;
  /** ISO 8601 in UTC: shown from the first instant up to, and without, the last. */
  from: string;
  until: string;
};
