import type { CollectionEntry } from 'astro:content';
import { getSingleEntry } from '../single-entry.ts';

export type Clinic = CollectionEntry<'clinic'>['data'];

/** Reads the clinic's data from `content/clinic.yaml`: name, address, phones, hours. */
export async function getClinic() {
  return getSingleEntry('clinic');
}
