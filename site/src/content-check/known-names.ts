import { getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { bookingContentSchema } from '@clinic/contract/booking-content-schema.ts';
import { fileToId, listFiles, readEntry } from '#lib/content/content-files.ts';
import { categoriesSchema } from '#schemas/categories.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import { WITHOUT_LOOKING } from '#schemas/common.ts';
import { symptomsSchema } from '#schemas/symptoms.ts';

/** The names that other files give to things; `undefined` while their file has a mistake. */
export type KnownNames = ReturnType<typeof readKnownNames>;

const REMEDIES: Record<keyof KnownNames, string> = {
  category: 'is not in categories.yaml. Write one of',
  department: 'is no department of booking.yaml. Write the id of one',
  doctor: "is no doctor's id in booking.yaml. Write one of",
  region: 'is no region of symptoms.yaml. Write one of',
  service: 'is no service. Write one of',
  sign: 'is no sign. Write the name of a file of content/signs, one of',
};

export function readKnownNames(contentDir: string) {
  const listIds = (files: string) => listFiles(contentDir, files).map(fileToId);
  const booking = readEntry(contentDir, 'booking.yaml', bookingContentSchema);
  return {
    category: readEntry(contentDir, 'categories.yaml', categoriesSchema)?.categories,
    department: booking?.departments.map(({ id }) => id),
    doctor: booking && getAllDoctors(booking).map(({ id }) => id),
    region: readEntry(contentDir, 'symptoms.yaml', symptomsSchema(WITHOUT_LOOKING))?.regions.map(({ id }) => id),
    service: listIds(COLLECTIONS.services.files),
    sign: listIds(COLLECTIONS.signs.files),
  };
}

/** Returns the remedy for a name that nothing has; `undefined` when something has it, or its file has a mistake. */
export function explainUnknown(names: KnownNames, kind: keyof KnownNames, name: unknown): string | undefined {
  const known = names[kind];
  if (!known || known.some((one) => one === name)) return undefined;
  return `${JSON.stringify(name)} ${REMEDIES[kind]}: ${known.join(', ')}`;
}
