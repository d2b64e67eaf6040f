import type { CollectionEntry } from 'astro:content';
import { getSingleEntry } from '../single-entry.ts';

export type Clinic = CollectionEntry<'clinic'>['data'];

/** Reads the clinic's data from `content/clinic.yaml`: name, address, phones, hours. */
export async function getClinic() {
  return getSingleEntry('clinic');
}

/** Lists the telephone numbers that become links in every text. */
export function listTextNumbers({ emergencyNumbers, emergencyPhone, phone }: Clinic): string[] {
  return [...emergencyNumbers, emergencyPhone, phone];
}
