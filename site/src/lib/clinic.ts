import type { CollectionEntry } from 'astro:content';
import { getSingleEntry } from './single-entry.ts';

export type Clinic = CollectionEntry<'clinic'>['data'];

/** The clinic's data from `content/clinic.yaml`: name, address, phones, hours. */
export async function getClinic() {
  return getSingleEntry('clinic');
}

/** The telephone numbers that become links in every text. */
export function listTextNumbers({ emergencyNumbers, emergencyPhone, phone }: Clinic): string[] {
  return [...emergencyNumbers, emergencyPhone, phone];
}
