import { getAddressLines } from './address.ts';
import type { Clinic } from './clinic.ts';

/** What a printed confirmation and the patient's own chat say of the clinic. */
export function preparePlace({ name, address }: Clinic) {
  return { clinicName: { bold: name.bold, light: name.light }, address: getAddressLines(address).join(', ') };
}
