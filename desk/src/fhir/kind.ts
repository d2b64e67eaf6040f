import type { Appointment, FhirResource } from 'fhir/r4.js';
import type { Clinic } from '#frame/clinic.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import type { Asked, Params, States } from './search.ts';

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
  /** The values of `status`; `null` where none is searched for. */
  states: States | null;
  /** Finds at most `limit` resources, in the order of their ids, after `after`. */
  find: (scene: Scene, asked: Asked) => Promise<Found[]>;
  /** Counts all that a search finds; absent where `find` may list them all. */
  count?: (scene: Scene, asked: Asked) => Promise<number>;
};

/** The codes of the states that appointments can have here. */
export type ShownStatus = Extract<
  Appointment['status'],
  'pending' | 'booked' | 'arrived' | 'fulfilled' | 'noshow' | 'cancelled'
>;
