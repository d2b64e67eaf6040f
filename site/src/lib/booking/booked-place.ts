import { getAddressLines } from '../clinic/address.ts';
import type { Clinic } from '../clinic/clinic.ts';

/** Prepares the clinic's name and address for a printed confirmation and the patient's own chat. */
export function preparePlace({ name, address }: Clinic) {
  return { clinicName: { bold: name.bold, light: name.light }, address: getAddressLines(address).join(', ') };
}
