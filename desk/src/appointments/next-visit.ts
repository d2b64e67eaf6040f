import { isErased, type NextVisit } from '@clinic/contract/desk-appointment.ts';
import type { ClinicData } from '../frame/clinic-data.ts';
import { readAppointment } from './day.ts';

/**
 * Reads the patient of an appointment for their next visit; `null` when there is no such appointment, or its person is
 * erased.
 */
export async function readNextVisit(data: ClinicData, id: string, now: Date): Promise<NextVisit | null> {
  const appointment = id === '' ? null : await readAppointment(data, id, now);
  if (!appointment || isErased(appointment)) return null;
  const { name, phone, email } = appointment;
  const visit = data.calendar.visits?.find((kind) => kind.name === appointment.visit);
  return { id, name, phone, email, ...(visit && { visitId: visit.id }) };
}
