import type { CollectionEntry } from 'astro:content';
import { getSingleEntry } from './single-entry.ts';

type Clinic = CollectionEntry<'clinic'>['data'];

/** The clinic's own data: name, address, phones, hours. */
export async function getClinic() {
  return getSingleEntry('clinic');
}

/** The numbers that become links wherever a text names them. */
export function listTextNumbers({ emergencyNumbers, emergencyPhone, phone }: Clinic): string[] {
  return [...emergencyNumbers, emergencyPhone, phone];
}
