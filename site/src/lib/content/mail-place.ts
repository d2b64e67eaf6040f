import { join } from 'node:path';
import { bookingContentSchema } from '@clinic/contract/booking-content-schema.ts';
import { readContentFile } from '@clinic/contract/content-file.ts';
import { fillMarks } from '@clinic/contract/content-texts.ts';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import type { MailPlace } from '@clinic/mails/mail-place.ts';
import type { z } from 'astro/zod';
import { clinicSchema } from '#schemas/clinic.ts';
import { WITHOUT_LOOKING } from '#schemas/common.ts';
import { mailsSchema } from '#schemas/mails.ts';
import { getAddressLines } from '../clinic/address.ts';
import { createPlaceUrl } from '../clinic/maps-links.ts';
import { phoneToHref } from '../clinic/phone.ts';
import { listTextNumbers } from '../clinic/text-numbers.ts';
import { toLanguageUrl } from '../paths/language-path.ts';
import { readMarks } from './content-marks.ts';
import { readShownNames } from './shown-texts.ts';
import { readUsableTexts, translateData } from './translated-data.ts';

/**
 * Reads what mails and calendar files need of the content: their words, the clinic and its clock. `language` is that of
 * this build, whose words stand in the marks. The check of the content has told every mistake before.
 */
export function readMailPlace(contentDir: string, language: LanguageCode, siteUrl: string): MailPlace {
  const clinic = readData(contentDir, 'clinic.yaml', clinicSchema(WITHOUT_LOOKING), language);
  const booking = readData(contentDir, 'booking.yaml', bookingContentSchema, ENGLISH);
  const { name, legalName, address, phone, email, map } = clinic;
  return {
    words: readData(contentDir, 'mails.yaml', mailsSchema, language),
    clinic: {
      name,
      legalName,
      address: getAddressLines(address).join(', '),
      phone,
      email,
      map,
      mapUrl: createPlaceUrl(map),
    },
    numbers: Object.fromEntries(listTextNumbers(clinic).map((number) => [number, phoneToHref(number)])),
    shownNames: Object.fromEntries(language === ENGLISH ? [] : readShownNames(contentDir, language)),
    timeZone: booking.timeZone,
    country: { diallingPrefix: booking.diallingPrefix, nationalDigits: booking.nationalDigits },
    bookUrl: toLanguageUrl('/book', new URL(siteUrl)),
  };
}

/** Reads a file as the pages do (`content-loader.ts`). */
function readData<Data extends Record<string, unknown>>(
  contentDir: string,
  file: string,
  schema: z.ZodType<Data>,
  language: LanguageCode,
): Data {
  const content = readContentFile(join(contentDir, file));
  if ('mistake' in content) throw new Error(`content/${file}: ${content.mistake}`);
  const marks = { english: readMarks(contentDir), translated: readMarks(contentDir, language) };
  const data = schema.parse(fillMarks(content.fields, marks.english));
  return translateData(readUsableTexts(contentDir, file, language), file, data, marks) as Data;
}
