import { dirname } from 'node:path';
import type { Doctor } from '@clinic/contract/booking-calendar.ts';
import { MAIL_MARK_NAMES } from '@clinic/mails/mail-marks.ts';
import { DOCTORS_FOLDER, fileToId, WHATSAPP_FILE } from '#lib/content/content-files.ts';
import type { ContentText } from '#lib/content/texts.ts';
import { listUnknownMarks, MARK_NAMES } from '#lib/reading/marks.ts';
import { COLLECTIONS } from '#schemas/collections.ts';

/** The API reads this file and does not fill in marks. */
export const FILE_WITHOUT_MARKS = 'booking.yaml';

/** The file whose texts may hold the marks of an appointment as well as those of the clinic. */
const FILE_WITH_MAIL_MARKS = COLLECTIONS.mails.files;

/** The folder of posts, where `{signs}` stands for the signs that a post lists. */
const POSTS_FOLDER = dirname(COLLECTIONS.posts.files);

/** Lists the names of the marks that the texts of a file may hold: those of the clinic, and some of its own. */
export function listMarkNames(file: string): string[] {
  if (file === FILE_WITHOUT_MARKS || file === WHATSAPP_FILE) return [];
  const own = { [FILE_WITH_MAIL_MARKS]: MAIL_MARK_NAMES, [DOCTORS_FOLDER]: ['doctor'], [POSTS_FOLDER]: ['signs'] };
  return [...(own[file] ?? own[dirname(file)] ?? []), ...MARK_NAMES];
}

/** Returns the remedies for the marks of a text that stand for nothing in its file. */
export function explainMarks(file: string, text: string): string[] {
  if (file === WHATSAPP_FILE) return [];
  if (file === FILE_WITHOUT_MARKS) {
    const remedy = 'stands for nothing. Write the words themselves: nothing is filled in here.';
    return (text.match(/\{[^{}]*\}/g) ?? []).map((mark) => `"${mark}" ${remedy}`);
  }
  const names = listMarkNames(file);
  const remedy = `stands for nothing. Write one of: ${names.map((name) => `{${name}}`).join(', ')}`;
  return listUnknownMarks(text, names).map((mark) => `"${mark}" ${remedy}`);
}

/** Returns the remedy for a doctor's name in the doctor's own file: it would stay when `booking.yaml` changes it. */
export function explainTypedName({ file, text }: ContentText, doctors: Doctor[]): string[] {
  const doctor = doctors.find(({ id }) => dirname(file).endsWith(`/${DOCTORS_FOLDER}`) && id === fileToId(file));
  const [title, ...names] = doctor?.name.split(' ') ?? [];
  const typed = doctor && [doctor.name, `${title} ${names.at(-1)}`].find((spelling) => text.includes(spelling));
  return typed ? [`"${typed}" is typed out. Write {doctor}, which follows the name in booking.yaml.`] : [];
}
