import type { Clinic } from '#frame/clinic.ts';
import type { ClinicData } from '#frame/clinic-data.ts';

/** The id of the one Location. */
export const LOCATION_ID = 'clinic';

/** A reference to a doctor, who may be gone from the content: then it only has a name. */
export function toPractitioner({ calendar, words }: ClinicData, doctorId: string) {
  const display = words.toNames('', doctorId).doctor;
  const isKnown = calendar.departments.some(({ doctors }) => doctors.some(({ id }) => id === doctorId));
  return { ...(isKnown && { reference: `Practitioner/${doctorId}` }), display };
}

/** The reference to the clinic. */
export function toLocation({ clinic: { name } }: { clinic: Clinic }) {
  return { reference: `Location/${LOCATION_ID}`, display: `${name.bold} ${name.light}` };
}

/**
 * Reads the doctors of a search: `Practitioner/namuna-kale`, or its whole address here, -> `namuna-kale`. References to
 * another type or server are left out. `null` for the place that every schedule has.
 */
export function readReferences(name: string, value: string, baseUrl: string): string[] | null {
  const type = name === 'schedule' ? 'Schedule' : 'Practitioner';
  const all = value.split(',').map((one) => (one.startsWith(`${baseUrl}/`) ? one.slice(baseUrl.length + 1) : one));
  if (name === 'actor' && all.includes(`Location/${LOCATION_ID}`)) return null;
  return all.map((one) => one.replace(`${type}/`, '')).filter((one) => !one.includes('/'));
}
