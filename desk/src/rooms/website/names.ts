import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { readContentFile, readContentText } from '@clinic/contract/content-file.ts';
import { type FieldSchema, keyToTitle } from '@clinic/contract/content-schemas.ts';
import { getLanguage } from '@clinic/contract/languages.ts';
import type { WebsiteFiles } from '#frame/website-files.ts';
import { locateFile, readDraftFile } from './files/content-draft.ts';
import type { FormFacts } from './form/field-props.ts';
import { findOriginal } from './kinds.ts';

type Named = { id: string; name: string };
type Booking = { departments: (Named & { doctors: Named[] })[] };

const BOOKING_FILE = 'booking.yaml';
const TITLE_LINE = /^(?:title|name|heading|condition): *["']?(.+?)["']?$/m;

/**
 * Makes the function that names a file for the owner: by the title or the name in it, a doctor by that of `booking.yaml`,
 * a file without either by its own name, and a translation by that of its English file with its language.
 */
export function createTitles(website: WebsiteFiles): (file: string, text: string) => string {
  let doctors: Map<string, string> | undefined;
  const toTitle = (file: string, text: string): string => {
    const translated = findOriginal(file, website.schemas);
    if (translated) {
      const title = toTitle(translated.file, readDraftText(website, translated.file));
      return `${title}, ${getLanguage(translated.language).name}`;
    }
    if (file === BOOKING_FILE) return 'Departments, doctors and hours';
    if (file === 'whatsapp.yaml') return 'WhatsApp';
    const name = basename(file, extname(file));
    if (dirname(file) === 'doctors') {
      doctors ??= new Map(listDoctors(readBooking(website)).map((doctor) => [doctor.id, doctor.name]));
      return doctors.get(name) ?? keyToTitle(name);
    }
    return TITLE_LINE.exec(text)?.[1] ?? keyToTitle(name);
  };
  return toTitle;
}

/** Reads a text of the draft; empty for one that is not there, such as that of a translation which is left over. */
export function readDraftText(website: WebsiteFiles, file: string): string {
  const { published, changed } = locateFile(website, file);
  return existsSync(published) || existsSync(changed) ? readDraftFile(website, file).text : '';
}

/** Lists the things whose names the fields of a schema can hold, by kind. `listFiles` lists the files of a collection. */
export function listChoices(
  website: WebsiteFiles,
  schema: FieldSchema,
  listFiles: (collection: string) => string[],
): FormFacts['names'] {
  const readTitle = createTitles(website);
  const listNamed = (collection: string) =>
    listFiles(collection).map((file) => {
      const label = readTitle(file, readDraftFile(website, file).text);
      return { value: basename(file, extname(file)), label };
    });
  const all = {
    department: () => toChoices(readBooking(website).departments),
    doctor: () => toChoices(listDoctors(readBooking(website))),
    service: () => listNamed('services'),
    sign: () => listNamed('signs'),
  };
  const wanted = Object.entries(all).filter(([kind]) => JSON.stringify(schema).includes(`"of":"${kind}"`));
  return Object.fromEntries(wanted.map(([kind, list]) => [kind, list()]));
}

/** Lists the ids in a file that are published, which stay for good. */
export function listFixedIds({ contentDir }: WebsiteFiles, file: string): string[] {
  const path = join(contentDir, file);
  const read = existsSync(path) ? readContentFile(path) : null;
  const ids: string[] = [];
  JSON.stringify(read && 'fields' in read ? read.fields : null, (key, value) => {
    if (key === 'id' && typeof value === 'string') ids.push(value);
    return value;
  });
  return ids;
}

/** Lists the doctors of the draft, by their ids. */
export const listDoctorsOf = (website: WebsiteFiles) => listDoctors(readBooking(website));

/** Reads the departments and their doctors; none while the file cannot be read. */
function readBooking(website: WebsiteFiles): Booking {
  const read = readContentText(BOOKING_FILE, readDraftFile(website, BOOKING_FILE).text);
  return 'fields' in read ? (read.fields as Booking) : { departments: [] };
}

const listDoctors = ({ departments }: Booking) => departments.flatMap(({ doctors }) => doctors);

const toChoices = (named: readonly Named[]) => named.map(({ id, name }) => ({ value: id, label: name }));
