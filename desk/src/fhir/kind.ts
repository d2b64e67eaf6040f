import type { Appointment, FhirResource } from 'fhir/r4.js';
import type { Clinic } from '#frame/clinic.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import type { Asked, Params } from './search.ts';

/** The data that resources are made from. */
export type Scene = ClinicData & { clinic: Clinic; now: Date };

/** A resource, and the reference of the appointment that it comes from, for the record. */
export type Found = { resource: FhirResource & { id: string }; reference?: string };

/** A type of resources that programs read. */
export type Kind = {
  type: FhirResource['resourceType'];
  /** Whether `meta` has a version and the time of the last change. */
  isVersioned: boolean;
  params: Params;
  /** The values of `status`. */
  statuses: readonly string[];
  /** Finds at most `limit` resources, in the order of their ids, after `after`. */
  find: (scene: Scene, asked: Asked) => Promise<Found[]>;
};

/** The id of the one Location. */
export const LOCATION_ID = 'clinic';

/** A reference to a doctor, who may be gone from the content: then it only has a name. */
export function toPractitioner({ calendar, words }: ClinicData, doctorId: string) {
  const display = words.toNames('', doctorId).doctor;
  const isKnown = calendar.departments.some(({ doctors }) => doctors.some(({ id }) => id === doctorId));
  return { ...(isKnown && { reference: `Practitioner/${doctorId}` }), display };
}

/** The reference to the clinic. */
export function toLocation({ clinic: { name } }: Pick<Scene, 'clinic'>) {
  return { reference: `Location/${LOCATION_ID}`, display: `${name.bold} ${name.light}` };
}

/** The codes of the states that appointments can have here. */
export type ShownStatus = Extract<
  Appointment['status'],
  'pending' | 'booked' | 'arrived' | 'fulfilled' | 'noshow' | 'cancelled'
>;
