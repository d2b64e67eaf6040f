import { getSent } from '@clinic/api/appointments/booking-request.ts';
import { Refusal } from '@clinic/api/refusal.ts';
import { createReason } from '@clinic/contract/refusals.ts';
import { toListed } from '#appointments/history.ts';
import { findPatient, isComing, type Person } from '#appointments/person.ts';
import type { ListedAppointment } from '#appointments/taking.ts';
import type { Visit } from '#frame/room.ts';
import type { ErasureRefusal } from './erase.ts';

export type PersonView = Pick<Person, 'otherNames'> & {
  /** The appointment from which somebody came here, and the name in it. */
  of: string;
  name: string;
  /** Whether only appointments in the same name are listed: families share a telephone. */
  isNarrow: boolean;
  /** The latest first. */
  appointments: ListedAppointment[];
  /** How many of them are still to come, which keeps the person from being erased. */
  coming: number;
  refused: ErasureRefusal | null;
};

/** Reads what the desk keeps about the person whom the form or the address names. */
export async function load(visit: Visit): Promise<PersonView> {
  const { desk, now } = visit;
  const { of, rows, otherNames } = await findNamedPerson(visit);
  return {
    of: of.id,
    name: of.name,
    isNarrow: isNarrow(visit),
    otherNames,
    appointments: rows.map((row) => toListed(row, desk.words)),
    coming: rows.filter((row) => isComing(row, desk, now)).length,
    refused: null,
  };
}

/** Finds the person whom the form or the address names. */
export async function findNamedPerson(visit: Visit): Promise<Person> {
  const { desk, query, field } = visit;
  const person = await findPatient(desk.db, field('of') || query('of'), isNarrow(visit));
  if (!person) throw new Refusal('not-found');
  return person;
}

/** Throws a 422 for any other value of `only` than `name`, because without it more is found, and erased. */
function isNarrow({ request, body, search }: Visit): boolean {
  const only = getSent(request.method === 'POST' ? body : search, 'only');
  if (only === '' || only === 'name') return only === 'name';
  throw new Refusal('fields-invalid', { errors: [createReason('field-unknown', 'only')] });
}
