import type { DeskPerson } from './desk-person.ts';
import { LANGUAGE_CODES, type LanguageCode } from './languages.ts';

// The notices of the clinic on its public pages, such as 'Closed on Monday for Diwali'.

/** In Unicode characters: two lines on a wide screen, six on a phone. */
export const NOTICE_MAX_CHARS = 200;

/** How long a notice can be shown. */
export const NOTICE_MAX_DAYS = 366;

/** How many notices can wait or be shown. More would push the page out of sight. */
export const MAX_NOTICES = 3;

/** The attribute of the empty, hidden element in each public page into which the server writes the notices. */
export const NOTICE_PLACE = 'data-notice';

/** A text for each language that has one. */
export type NoticeTexts = Partial<Record<LanguageCode, string>>;

/** The texts that pages show, by the language of the page. It must be another object when they change. */
export type PageNotices = ReadonlyMap<string, readonly PageNotice[]>;

/** `language` is that of the text: a notice that has none in the page's language is shown in English. */
export type PageNotice = { text: string; language: LanguageCode };

export type DeskNoticeLine = {
  id: string;
  texts: NoticeTexts;
  /** ISO 8601 in UTC: shown from the first instant up to, and without, the last. */
  from: string;
  until: string;
  /** The email address of the person of the desk. */
  by: string;
};

/** The fields of the form. `from` and `until` are the clinic's date and time: `2026-11-25T18:00`. */
export const NOTICE_FIELDS = [...LANGUAGE_CODES, 'from', 'until'] as const;

export type NoticeField = (typeof NOTICE_FIELDS)[number];

export type NoticeEntries = Record<NoticeField, string>;

export type NoticeProblem =
  | 'text-missing'
  | 'text-too-long'
  | 'text-unreadable'
  | 'time-invalid'
  | 'until-past'
  | 'until-before-from'
  | 'lasts-too-long';

/** `too-many`: as many notices as can be shown are there already. */
export type NoticeRefusal = { reasons: Partial<Record<NoticeField, NoticeProblem>> } | 'too-many';

export const SETTINGS_NOTICES = ['set', 'ended', 'gone', 'screen-off'] as const;

/** The page of the owner's settings. */
export type SettingsView = {
  person: DeskPerson;
  /** ISO 8601 in UTC. */
  now: string;
  /** The languages of the public site. */
  languages: readonly LanguageCode[];
  /** Those that are shown or will be, the earliest first. */
  notices: DeskNoticeLine[];
  entries: NoticeEntries;
  refused: NoticeRefusal | null;
  /** The notice as the form describes it; `null` when nobody has asked to see it. */
  preview: Pick<DeskNoticeLine, 'texts' | 'from' | 'until'> | null;
  done: (typeof SETTINGS_NOTICES)[number] | null;
  /**
   * The person who has made the address of the waiting room's screen, and the time (ISO 8601 in UTC); `null` while it
   * is off.
   */
  screen: { by: string; at: string } | null;
  /** The new address of that screen. Only the answer that makes it has it. */
  screenUrl?: string | undefined;
};
