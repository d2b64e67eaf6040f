import { getAddressLines } from './address.ts';
import type { Clinic } from './clinic.ts';

/** Prepares the clinic's name and address for a printed confirmation and the patient's own chat. */
export function preparePlace({ name, address }: Clinic) {
  return { clinicName: { bold: name.bold, light: name.light }, address: getAddressLines(address).join(', ') };
}
