import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getAllDoctors, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { bookingContentSchema } from '@clinic/contract/booking-content-schema.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { ENGLISH, LANGUAGE_CODES, type LanguageCode } from '@clinic/contract/languages.ts';
import { fileToTranslation } from '@clinic/contract/translatable-texts.ts';
import { readEntry } from '#lib/content/content-files.ts';
import { isServiceFile } from '#lib/content/medical-files.ts';
import { addSignature, createStateFinder, readSignatures, toSignedPlace } from './signatures.ts';
import { listTextsToSign } from './texts-to-sign.ts';

/** At least two words, such as `Dr. Asha Rao`; YAML needs no quotation marks for it. */
const NAME = /^\p{L}[\p{L}\p{M}.'’-]*( \p{L}[\p{L}\p{M}.'’-]*)+$/u;
const NAME_MAX_CHARS = 80;

const NEW_SHEET = 'Write a new sheet with `npm run check:words -- --for-review`, and have it signed.';

type Taken = {
  /** A line for each file that now names the doctor. */
  reviewed: string[];
  /** The number of texts that the signature holds for. */
  count: number;
  /** A line for each thing that the signature does not hold for, with the remedy. */
  refused: string[];
};

/**
 * Writes the signature under a sheet into the content. It holds for the texts that still have the words of the sheet;
 * a file whose texts are all signed names the doctor. Returns `mistake` when nothing can be taken.
 */
export function takeSignature(
  contentDir: string,
  given: { by: string; day: string; sheet: string; now: Date },
): Taken | { mistake: string } {
  const { by, day, sheet } = given;
  const mistake = findMistake(given);
  if (mistake) return { mistake };
  const html = readFileSync(sheet, 'utf8');
  const language = LANGUAGE_CODES.find((code) => code === /<html [^>]*data-sheet="(\w+)"/.exec(html)?.[1]);
  if (!language) return { mistake: `${sheet}: This is no sheet. ${NEW_SHEET}` };
  const named = LANGUAGE_CODES.find((code) => basename(sheet).startsWith(`${code}.`));
  if (named && named !== language)
    return { mistake: `${sheet}: The texts of this sheet are in "${language}". Name the file ${language}.html.` };

  const { texts } = listTextsToSign(contentDir, language);
  const onSheet = [...html.matchAll(/ data-texts="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  const signed: Record<string, string> = {};
  const refused: string[] = [];
  for (const [place = '', hash = ''] of onSheet.map((one) => one.split('='))) {
    const [file = '', field = ''] = place.split('#');
    const text = texts.find((one) => one.file === file && one.hash === hash);
    if (text) signed[toSignedPlace(text)] = hash;
    else
      refused.push(
        `content/${toWrittenFile(language, file)}: ${field}: This has changed since the sheet was written. ${NEW_SHEET}`,
      );
  }
  const count = Object.keys(signed).length;
  if (count === 0)
    return { mistake: [`${sheet}: No text of this sheet stands as it was signed.`, ...refused].join('\n') };
  addSignature(contentDir, { by, on: new Date(day), language, texts: signed });

  const getState = createStateFinder(readSignatures(contentDir, language));
  const files = [...new Set(Object.keys(signed).map((place) => place.slice(0, place.indexOf('#'))))];
  const whole = files.filter((file) => texts.every((text) => text.file !== file || getState(text) === 'signed'));
  const reviewed: string[] = [];
  for (const file of whole) {
    const written = nameReviewer(contentDir, language, file, by, day);
    if (typeof written === 'string') refused.push(written);
    else if (written) reviewed.push(`content/${toWrittenFile(language, file)}`);
  }
  return { reviewed, count, refused };
}

function findMistake({ by, day, sheet, now }: { by: string; day: string; sheet: string; now: Date }) {
  if (!NAME.test(by) || by.length > NAME_MAX_CHARS)
    return `"${by}": Write the doctor's name in quotation marks, for example: "Dr. Asha Rao"`;
  if (!isCalendarDate(day)) return `"${day}": Write the day of the signature as YYYY-MM-DD, for example: 2026-11-20`;
  if (day > getToday('Asia/Kolkata', now)) return `${day}: Write the day of the signature. This day is still to come.`;
  if (!existsSync(sheet)) return `${sheet}: This file is missing. Write the path of the signed sheet.`;
  return undefined;
}

/** Names the reviewer where the file has a place for one. Returns a line with the remedy when it cannot be written. */
function nameReviewer(contentDir: string, language: LanguageCode, file: string, by: string, day: string) {
  const path = join(contentDir, toWrittenFile(language, file));
  const patch = (change: (yaml: string) => string) => writeFileSync(path, change(readFileSync(path, 'utf8')));
  if (language !== ENGLISH) {
    patch((yaml) => setLine(setLine(yaml, 'reviewedBy', by), 'reviewedOn', day));
    return true;
  }
  if (!isServiceFile(file)) return false;
  const booking = readEntry(contentDir, 'booking.yaml', bookingContentSchema);
  const doctor = booking && getAllDoctors(booking).find(({ name }) => name === by);
  if (!doctor)
    return `content/${file}: "${by}" is no doctor's name in booking.yaml. Add the doctor there, then write \`reviewer\` and \`reviewed\` under \`review\`.`;
  patch((yaml) => setReview(setReview(yaml, 'reviewer', doctor.id), 'reviewed', day));
  return true;
}

/** Sets a field of `review`, in its line or above that of the next review, which each service has. */
function setReview(yaml: string, key: 'reviewer' | 'reviewed', value: string): string {
  const line = new RegExp(`^ +${key}:.*$`, 'm');
  const start = yaml.search(/^review:/m);
  const [head, review] = [yaml.slice(0, start), yaml.slice(start)];
  if (line.test(review)) return head + review.replace(line, `  ${key}: ${value}`);
  return head + review.replace(/^( +)nextReview:/m, `$1${key}: ${value}\n$&`);
}

/** Sets a field at the top level of a YAML file, in its line or below the last one. */
function setLine(yaml: string, key: string, value: string): string {
  const line = new RegExp(`^${key}:.*$`, 'm');
  if (line.test(yaml)) return yaml.replace(line, `${key}: ${value}`);
  return `${yaml.replace(/\n*$/, '\n')}${key}: ${value}\n`;
}

function toWrittenFile(language: LanguageCode, file: string): string {
  return language === ENGLISH ? file : fileToTranslation(language, file);
}
