import { getSingleEntry } from './single-entry.ts';

/** The clinic's own data: name, address, phones, hours. */
export async function getClinic() {
  return getSingleEntry('clinic');
}
