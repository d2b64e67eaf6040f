import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorCode, StartupError } from '@clinic/api/startup-error.ts';
import type { BookingCalendar, Visit } from '@clinic/contract/booking-calendar.ts';
import { type Logo, splitLogo } from '@clinic/ui/logo.ts';
import { parse } from 'yaml';

/** The parts of the content that all pages of the desk may show. */
export type Clinic = {
  name: { bold: string; light: string };
  /** Street and area, which the desk reads aloud to callers. */
  address: string;
  timeZone: string;
  diallingPrefix: string;
  nationalDigits: number;
  visits?: Visit[];
};

/** The clinic's drawing, which only the server needs. */
export type Brand = { clinic: Clinic; logo: Logo };

/**
 * Reads `clinic.yaml` and its logo, which the check of the content has found valid. Throws StartupError for a file that
 * cannot be read.
 */
export async function readBrand(contentDir: string, calendar: BookingCalendar): Promise<Brand> {
  const { name, address, logo } = parse(await readText(join(contentDir, 'clinic.yaml')));
  const drawing = await readText(join(contentDir, logo));
  return { clinic: toClinic(name, `${address.street}, ${address.area}`, calendar), logo: splitLogo(drawing) };
}

/** Joins what the content says of the clinic and of its bookings. */
export function toClinic(name: Clinic['name'], address: string, calendar: BookingCalendar): Clinic {
  const { timeZone, diallingPrefix, nationalDigits, visits } = calendar;
  return { name, address, timeZone, diallingPrefix, nationalDigits, ...(visits && { visits }) };
}

function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartupError(
      `${path}: cannot be read (${getErrorCode(error)}). The desk shows the clinic's name and logo. Put the file there, or set CONTENT_DIR to the content folder, for example: CONTENT_DIR=./content`,
    );
  });
}
