import { getText } from '@clinic/api/appointments/booking-request.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { toInstant } from '@clinic/contract/clinic-clock.ts';
import { LANGUAGE_CODES, type LanguageCode } from '@clinic/contract/languages.ts';
import { type DeskNoticeLine, NOTICE_MAX_CHARS } from '@clinic/contract/site-pages.ts';

/** How long a notice can be shown. */
export const NOTICE_MAX_DAYS = 366;

/** How many notices can wait or be shown. More would push the page out of sight. */
export const MAX_NOTICES = 3;

/** The fields of the form. `from` and `until` are the clinic's date and time: `2026-11-25T18:00`. */
const NOTICE_FIELDS = [...LANGUAGE_CODES, 'from', 'until'] as const;

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

type Reasons = Partial<Record<NoticeField, NoticeProblem>>;

/** `too-many`: as many notices as can be shown are there already. */
export type NoticeRefusal = { reasons: Reasons } | 'too-many';

const MS_PER_DAY = 86_400_000;

/** Some browsers add the seconds. */
const TIME_PATTERN = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::00)?$/;

/** Characters that a database cannot store or a page cannot show: control characters and lone surrogates. */
const UNREADABLE_PATTERN = /[\p{Cc}\p{Cs}]/u;

export type NewNotice = Pick<DeskNoticeLine, 'texts' | 'from' | 'until'>;

/** Reads the fields as they were typed, apart from line breaks and repeated blanks. */
export function readNoticeEntries(source: unknown): NoticeEntries {
  return Object.fromEntries(
    NOTICE_FIELDS.map((name) => [name, getText(source, name).replaceAll(/\s+/g, ' ').trim()]),
  ) as NoticeEntries;
}

/** Reads a notice in the site's languages, or says for each field what is wrong. Without `from` it begins now. */
export function readNewNotice(
  { timeZone }: Pick<BookingCalendar, 'timeZone'>,
  languages: readonly LanguageCode[],
  entries: NoticeEntries,
  now: Date,
): { notice: NewNotice } | { reasons: Reasons } {
  const reasons: Reasons = {};
  const filled = languages.filter((language) => entries[language] !== '');
  for (const language of filled) {
    const problem = findTextProblem(entries[language]);
    if (problem) reasons[language] = problem;
  }
  const [first] = languages;
  if (filled.length === 0 && first) reasons[first] = 'text-missing';
  const from = entries.from === '' ? now : readTime(timeZone, entries.from);
  const until = readTime(timeZone, entries.until);
  if (!from) reasons.from = 'time-invalid';
  if (!until) reasons.until = 'time-invalid';
  else if (until <= now) reasons.until = 'until-past';
  else if (from && until <= from) reasons.until = 'until-before-from';
  else if (from && until.getTime() - from.getTime() > NOTICE_MAX_DAYS * MS_PER_DAY) reasons.until = 'lasts-too-long';
  if (!from || !until || Object.keys(reasons).length > 0) return { reasons };
  const texts = Object.fromEntries(filled.map((language) => [language, entries[language]]));
  return { notice: { texts, from: from.toISOString(), until: until.toISOString() } };
}

function findTextProblem(text: string): NoticeProblem | null {
  if (UNREADABLE_PATTERN.test(text)) return 'text-unreadable';
  return [...text].length > NOTICE_MAX_CHARS ? 'text-too-long' : null;
}

function readTime(timeZone: string, text: string): Date | null {
  const [, date = '', hours, minutes] = TIME_PATTERN.exec(text) ?? [];
  return isCalendarDate(date) ? toInstant(timeZone, date, `${hours}:${minutes}`) : null;
}
