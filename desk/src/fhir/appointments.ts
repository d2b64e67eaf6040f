import { toAsciiDigits } from '@clinic/contract/typed-texts.ts';
import type { Appointment, Patient } from 'fhir/r4.js';
import { toPeriod, toZonedText } from '#frame/clinic-time.ts';
import { type AppointmentRow, countRows, findRows, toMeta, toShownStatus } from './appointment-rows.ts';
import type { Kind, Scene } from './kind.ts';
import { toLocation, toPractitioner } from './references.ts';

/** The states of FHIR (https://hl7.org/fhir/R4/valueset-appointmentstatus.html). No appointment is in one of the last four. */
const STATES = {
  system: 'http://hl7.org/fhir/appointmentstatus',
  codes: [
    ...['pending', 'booked', 'arrived', 'fulfilled', 'noshow', 'cancelled'],
    ...['proposed', 'entered-in-error', 'checked-in', 'waitlist'],
  ],
};

/** Appointments, without the words of patients: no message, no note, no reason of a cancellation. */
export const appointments: Kind = {
  type: 'Appointment',
  isVersioned: true,
  params: { _id: 'ids', _lastUpdated: 'updated', date: 'dates', practitioner: 'doctors', status: 'statuses' },
  states: STATES,
  find: async (scene, asked) =>
    (await findRows(scene, asked)).map((row) => ({ resource: toAppointment(row, scene), reference: row.reference })),
  count: countRows,
};

/**
 * Patients: the name and the telephone number of one appointment, under its id. A person with two appointments is two
 * patients here, because the clinic keeps no accounts. An erased person is none.
 */
export const patients: Kind = {
  type: 'Patient',
  isVersioned: true,
  params: { _id: 'ids', _lastUpdated: 'updated' },
  states: null,
  find: async (scene, asked) =>
    (await findRows(scene, asked, true)).map((row) => ({
      resource: toPatient(row, scene),
      reference: row.reference,
    })),
  count: (scene, asked) => countRows(scene, asked, true),
};

function toAppointment(row: AppointmentRow, scene: Scene): Appointment & { id: string } {
  const { calendar, words } = scene;
  const status = toShownStatus(row);
  return {
    resourceType: 'Appointment',
    id: row.id,
    meta: toMeta(row, calendar.timeZone),
    identifier: [{ value: row.reference }],
    status,
    serviceType: [{ text: words.toNames(row.department, row.doctor).department }],
    ...(row.visit && { appointmentType: { text: words.toVisit(row.visit) } }),
    ...toPeriod(calendar.timeZone, row),
    created: toZonedText(calendar.timeZone, new Date(row.created_at)),
    participant: [
      ...(row.name ? [{ actor: { reference: `Patient/${row.id}` }, status: 'accepted' as const }] : []),
      { actor: toPractitioner(scene, row.doctor), status: status === 'pending' ? 'needs-action' : 'accepted' },
      { actor: toLocation(scene), status: 'accepted' },
    ],
  };
}

function toPatient(row: AppointmentRow, { calendar }: Scene): Patient & { id: string } {
  return {
    resourceType: 'Patient',
    id: row.id,
    meta: toMeta(row, calendar.timeZone),
    name: [{ text: row.name }],
    ...(row.phone && { telecom: [{ system: 'phone', value: toAsciiDigits(row.phone) }] }),
  };
}
