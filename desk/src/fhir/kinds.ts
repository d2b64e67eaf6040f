import { appointments, patients } from './appointments.ts';
import type { Kind } from './kind.ts';
import { healthcareServices, locations, practitionerRoles, practitioners } from './people-and-places.ts';
import { schedules, slots } from './slots.ts';

/** All types that programs can read. */
export const KINDS: readonly Kind[] = [
  appointments,
  healthcareServices,
  locations,
  patients,
  practitioners,
  practitionerRoles,
  schedules,
  slots,
];
