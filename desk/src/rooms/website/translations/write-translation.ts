import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import type { Visit } from '#frame/room.ts';
import { NEW_FILE } from '../files/content-draft.ts';
import { patchContentFile, printContentFile } from '../files/patch-content-file.ts';
import type { OpenTranslation } from './translated-texts.ts';

/** The names of a form's controls for a text, by its key. */
export const TEXT_FIELD = 'text.';
export const STAYS_FIELD = 'stays.';

/** The values of a form that was sent. */
export type TypedTranslation = {
  /** By the keys of the texts. */
  typed: Record<string, string>;
  reviewedBy: string;
  reviewedOn: string;
};

/**
 * Reads what was typed; a text that was not sent stays. A ticked box takes the former translation where nothing else was
 * typed.
 */
export function readTypedTranslation({ field, body }: Visit, { texts, fields }: OpenTranslation): TypedTranslation {
  const read = (name: string, old = '') => (Object.hasOwn({ ...(body as object) }, name) ? field(name).trim() : old);
  const typed = texts.map(({ key, former, translation }) => {
    const words = read(TEXT_FIELD + key, translation)
      .replaceAll('\r\n', '\n')
      .normalize('NFC');
    const stays = words === '' && former !== null && field(STAYS_FIELD + key) !== '';
    return [key, stays ? former.translation : words];
  });
  return {
    typed: Object.fromEntries(typed),
    reviewedBy: read('reviewedBy', fields.reviewedBy),
    reviewedOn: read('reviewedOn', fields.reviewedOn),
  };
}

/**
 * Returns the text of the translation's file with what was typed. Texts that the English no longer holds stay until nothing
 * is missing, because a changed one may have come from them. Who compared the texts is taken out once one of them has
 * changed, unless somebody signs anew.
 *
 * @throws as `patchContentFile` does
 */
export function writeTranslation(open: OpenTranslation, { typed, reviewedBy, reviewedOn }: TypedTranslation): string {
  const { file, text, version, fields } = open;
  const isWhole = open.texts.every(({ key, isOptional }) => typed[key] || isOptional);
  const english = new Set(open.texts.map((one) => one.english));
  const left = Object.entries(fields.texts).filter(([one]) => !english.has(one));
  const kept = open.texts.flatMap((one) => (typed[one.key] ? [[one.english, typed[one.key]] as const] : []));
  const texts = Object.fromEntries([...kept, ...(isWhole ? [] : left)]);
  const hasChanged = open.texts.some(({ key, translation }) => typed[key] !== translation);
  const isSignedAnew = reviewedBy !== (fields.reviewedBy ?? '') || reviewedOn !== (fields.reviewedOn ?? '');
  const { reviewedBy: _by, reviewedOn: _on, ...others } = fields;
  const review =
    hasChanged && !isSignedAnew
      ? {}
      : { ...(reviewedBy && { reviewedBy }), ...(reviewedOn && { reviewedOn: toDay(reviewedOn) }) };
  const wanted = { fields: { ...others, texts, ...review }, markdown: '' };
  return version === NEW_FILE ? printContentFile(file, wanted) : patchContentFile(file, text, wanted);
}

/** Makes a day a date, which the file writes bare. Anything else stays as it was typed, for the check to refuse. */
const toDay = (typed: string) => (isCalendarDate(typed) ? new Date(typed) : typed);
