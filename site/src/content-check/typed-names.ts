import { basename, dirname, extname } from 'node:path';
import { type BookingCalendar, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { DOCTORS_FOLDER } from './content-files.ts';
import { type ContentText, toMistake } from './texts.ts';

/** Finds texts of a doctor's own file that spell out the name, which would stay when `booking.yaml` changes it. */
export function findTypedNames(texts: ContentText[], booking: BookingCalendar): string[] {
  const doctors = getAllDoctors(booking);
  return texts.flatMap((text) => {
    if (basename(dirname(text.file)) !== DOCTORS_FOLDER) return [];
    const name = doctors.find(({ id }) => id === basename(text.file, extname(text.file)))?.name;
    if (!name) return [];
    const [title, ...names] = name.split(' ');
    const spellings = [name, `${title} ${names.at(-1) ?? ''}`];
    const words = text.text.replaceAll(/\s+/g, ' ');
    const typed = spellings.find((spelling) => words.includes(spelling));
    return typed
      ? [toMistake(text, `"${typed}" is typed out. Write {doctor}, which follows the name in booking.yaml.`)]
      : [];
  });
}
