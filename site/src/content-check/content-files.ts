import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { getAllDoctors, isCalendarDate, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { bookingContentSchema } from '@clinic/contract/booking-content-schema.ts';
import { parseDocument, type ScalarTag } from 'yaml';
import { createMarks, type Marks } from '#lib/reading/marks.ts';
import { clinicSchema } from '#schemas/clinic.ts';

const ENTRY_NAME = /^[a-z0-9-]+$/;
/** The picture formats that Astro reads. */
export const PICTURE_NAME = /\.(avif|gif|jpe?g|png|svg|tiff|webp)$/i;
/** The folder of a collection's pictures. */
const PICTURES_FOLDER = 'images';
/** The folder of doctors' files, each with a face and the text of a page. */
export const DOCTORS_FOLDER = 'doctors';
/** The folder of the services' drawings. */
const ICONS_FOLDER = 'services/icons';

/** Reads an unquoted day as a date, as Astro's YAML parser does, but refuses days such as 30 February. */
const DAY: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-\d{2}-\d{2}$/,
  resolve: (text) => (isCalendarDate(text) ? new Date(text) : text),
};

/**
 * Lists the files of a pattern such as `services/*.yaml`. A pattern without a star is returned even when the file is
 * missing.
 */
export function listFiles(contentDir: string, pattern: string): string[] {
  if (!pattern.includes('*')) return [pattern];
  const folder = dirname(pattern);
  return listNames(join(contentDir, folder))
    .filter((name) => isEntryName(name, pattern))
    .map((name) => join(folder, name));
}

/** Lists files and folders that match no pattern, each with a remedy. */
export function listMisnamed(contentDir: string, patterns: string[]): { file: string; remedy: string }[] {
  const known = [PICTURES_FOLDER, ...patterns.map((pattern) => pattern.replace(/\/.*/, ''))];
  const strangers = listNames(contentDir).filter((name) => !known.includes(name));
  const misnamed = patterns
    .filter((pattern) => pattern.includes('*'))
    .flatMap((pattern) =>
      listNames(join(contentDir, dirname(pattern)))
        .filter((name) => name !== PICTURES_FOLDER && !isEntryName(name, pattern))
        .filter((name) => join(dirname(pattern), name) !== ICONS_FOLDER)
        .map((name) => ({ file: join(dirname(pattern), name), remedy: explainName(name, extname(pattern)) })),
    );
  const remedy = `Nothing reads this. Remove it, or rename it to one of: ${known.join(', ')}`;
  return [...strangers.map((file) => ({ file, remedy })), ...misnamed];
}

/** Reads a content file: its fields and the Markdown below them, or the mistake that makes it unreadable. */
export function readContentFile(path: string): { fields: unknown; markdown: string } | { mistake: string } {
  if (!existsSync(path)) return { mistake: 'This file is missing: restore it, or copy it from the repository.' };
  const text = readFileSync(path, 'utf8');
  if (extname(path) !== '.md') return readFields(text, '');
  // The fields keep their first line break, so that line numbers match the file.
  const [head, fields] = /^\uFEFF?---([\s\S]*?\n)---/.exec(text) ?? [];
  if (head === undefined || fields === undefined) {
    return { mistake: 'Write the fields at the top, between two lines of three hyphens: ---' };
  }
  return readFields(fields, text.slice(head.length));
}

/** Reads the values of the marks of this folder; empty when `clinic.yaml` or `booking.yaml` has a mistake. */
export function readMarks(contentDir: string): Marks {
  const read = (file: string) => {
    const content = readContentFile(join(contentDir, file));
    return 'fields' in content ? content.fields : undefined;
  };
  const clinic = clinicSchema.safeParse(read('clinic.yaml'));
  const booking = bookingContentSchema.safeParse(read('booking.yaml'));
  if (!clinic.success || !booking.success) return {};
  const languages = new Set(getAllDoctors(booking.data).flatMap((doctor) => doctor.languages ?? []));
  return createMarks(clinic.data, booking.data.slots.map(slotToLabel), [...languages]);
}

/** Adds the mark `{doctor}` in the file of a doctor of `booking.yaml`; it stands for the doctor's name there. */
export function addDoctorMark(contentDir: string, file: string, marks: Marks): Marks {
  if (dirname(file) !== DOCTORS_FOLDER) return marks;
  const content = readContentFile(join(contentDir, 'booking.yaml'));
  const booking = bookingContentSchema.safeParse('fields' in content ? content.fields : undefined);
  const doctors = booking.success ? getAllDoctors(booking.data) : [];
  const doctor = doctors.find(({ id }) => id === basename(file, extname(file)));
  return doctor ? { ...marks, doctor: doctor.name } : marks;
}

function readFields(yaml: string, markdown: string) {
  const document = parseDocument(yaml, { customTags: [DAY] });
  try {
    const [mistake] = [...document.errors, ...document.warnings];
    if (mistake) throw mistake;
    return { fields: document.toJS(), markdown };
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    const remedy =
      'Mend that line. Text with a colon in it needs quotation marks; fields side by side begin in one column.';
    return { mistake: `This is not valid YAML: ${reason.replace(/:$/, '')}. ${remedy}` };
  }
}

function isEntryName(name: string, pattern: string): boolean {
  return extname(name) === extname(pattern) && ENTRY_NAME.test(basename(name, extname(name)));
}

function explainName(name: string, ending: string): string {
  if (PICTURE_NAME.test(name)) return `Move this picture into the folder ${PICTURES_FOLDER}.`;
  const words = basename(name, extname(name))
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['new-name'];
  const example = `${words.join('-')}${ending}`;
  return `Rename this to lower-case letters, digits and hyphens with the ending ${ending}, for example: ${example}`;
}

/** Lists the names in a folder, sorted, without hidden ones; empty when the folder does not exist. */
function listNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}
