import { dirname, join } from 'node:path';
import { getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { bookingContentSchema } from '@clinic/contract/booking-content-schema.ts';
import { readContentFile } from '@clinic/contract/content-file.ts';
import type { Marks } from '@clinic/contract/content-texts.ts';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import type { z } from 'astro/zod';
import { clinicSchema } from '#schemas/clinic.ts';
import { WITHOUT_LOOKING } from '#schemas/common.ts';
import { feeSchema } from '#schemas/fee.ts';
import { createMarks } from '../reading/marks.ts';
import { DOCTORS_FOLDER, fileToId, WHATSAPP_FILE } from './content-files.ts';
import { readTranslation, translateEntry } from './translations.ts';

const BOOKING_FILE = 'booking.yaml';

/**
 * Reads the values of the marks of this folder in a language; empty when `clinic.yaml`, `booking.yaml` or `fee.yaml`
 * has a mistake.
 */
export function readMarks(contentDir: string, language: LanguageCode = ENGLISH): Marks {
  const clinic = readTranslated(contentDir, language, 'clinic.yaml', clinicSchema(WITHOUT_LOOKING));
  const booking = readTranslated(contentDir, language, BOOKING_FILE, bookingContentSchema);
  const fee = readTranslated(contentDir, language, 'fee.yaml', feeSchema);
  if (!clinic || !booking || !fee) return {};
  const languages = new Set(getAllDoctors(booking).flatMap((doctor) => doctor.languages ?? []));
  return createMarks(clinic, booking.slots, [...languages], fee.consultation);
}

/**
 * Adds the mark `{doctor}` in the file of a doctor of `booking.yaml`; it stands for the doctor's name there. The file of
 * WhatsApp gets no marks, because Meta's placeholders look like them.
 */
export function addDoctorMark(contentDir: string, file: string, marks: Marks, language: LanguageCode = ENGLISH): Marks {
  if (file === WHATSAPP_FILE) return {};
  if (dirname(file) !== DOCTORS_FOLDER) return marks;
  const booking = readTranslated(contentDir, ENGLISH, BOOKING_FILE, bookingContentSchema);
  const doctor = booking && getAllDoctors(booking).find(({ id }) => id === fileToId(file));
  if (!doctor) return marks;
  const texts = readTranslation(contentDir, language, BOOKING_FILE)?.texts;
  return { ...marks, doctor: texts?.[doctor.name] ?? doctor.name };
}

/**
 * Reads a file by its schema and translates it; `undefined` when it has a mistake. A text that is too long is none here,
 * because its marks still stand in it: the check of content measures it with their values.
 */
function readTranslated<Data>(
  contentDir: string,
  language: LanguageCode,
  file: string,
  schema: z.ZodType<Data>,
): Data | undefined {
  const content = readContentFile(join(contentDir, file));
  if (!('fields' in content)) return undefined;
  const translation = readTranslation(contentDir, language, file);
  const { fields } = translateEntry(file, content.fields, content.markdown, translation);
  const { data, error } = schema.safeParse(fields);
  return error?.issues.every(({ code }) => code === 'too_big') ? (fields as Data) : data;
}
