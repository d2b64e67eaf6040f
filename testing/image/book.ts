import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Container } from './container.ts';

const { departments }: { departments: { id: string; name: string }[] } = parse(
  readFileSync(join(import.meta.dirname, '../../content/booking.yaml'), 'utf8'),
);

type FreeSlot = { doctorId: string; doctor: string; departmentId: string; date: string; slot: string };

/** A booking with a key of its own, which can be sent again. */
export type Booking = { key: string; body: string };

/** Makes a booking for the last of the times that the service offers first. */
export async function makeBooking({ ask }: Container): Promise<Booking> {
  const { slots } = (await (await ask('/api/availability/next')).json()) as { slots: FreeSlot[] };
  const { doctor, departmentId, date, slot } = slots.at(-1) as FreeSlot;
  const [hour, minute] = [Number(slot.slice(0, 2)), slot.slice(3)];
  const body = {
    name: 'Asha Canary-Kulkarni',
    email: 'canary@patient.example',
    phone: '+91 98765 43210',
    department: departments.find(({ id }) => id === departmentId)?.name,
    doctor,
    appointmentDate: date,
    appointmentTime: `${String(hour % 12 || 12).padStart(2, '0')}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
    message: '',
  };
  return { key: crypto.randomUUID(), body: JSON.stringify(body) };
}

/** Sends a booking. Resolves to the status, and to what patients get. */
export async function bookInContainer({ ask }: Container, { key, body }: Booking) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const answer = await ask('/api/appointments', { method: 'POST', headers, body });
  const { reference, manageUrl } = (await answer.json()) as { reference: string; manageUrl: string };
  return { status: answer.status, reference, page: URL.parse(manageUrl)?.pathname ?? '' };
}
