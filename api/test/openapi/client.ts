import createClient from 'openapi-fetch';
import type { paths } from './paths.ts';

export type Patient = { name: string; email: string; phone: string };

/** Makes the client of a program that knows the service by docs/openapi.json alone. */
export function createBookingClient(baseUrl: string) {
  const client = createClient<paths, 'application/json' | 'application/problem+json'>({ baseUrl });

  /** Finds the first free time of a department. */
  async function findFirstFree(department: string) {
    const { data: next } = await client.GET('/api/availability/next', {});
    const date = next?.slots[0]?.date ?? '';
    const { data: day } = await client.GET('/api/availability', { params: { query: { department, date } } });
    if (!day || !('department' in day)) throw new Error('The service has no times of this department.');
    const free = day.slots.find(({ state }: { state: string }) => state === 'free');
    if (!free) throw new Error('No time is free.');
    return { department, doctor: free.doctor, appointmentDate: day.date, appointmentTime: free.time };
  }

  /** Books, and gives the reference with the path of the appointment's page, or the code of the refusal. */
  async function book(patient: Patient, time: Awaited<ReturnType<typeof findFirstFree>>) {
    const params = { query: { language: 'mr' } } as const;
    const { data, error } = await client.POST('/api/appointments', { params, body: { ...patient, ...time } });
    if (error) return { refused: error.code };
    if (!('manageUrl' in data)) throw new Error('The booking had been made before.');
    return { reference: data.reference, token: new URL(data.manageUrl).pathname.replace('/portal/', '') };
  }

  /** Cancels as a form does, and tells whether the page then leads back to the appointment. */
  async function cancel(token: string, reason: string) {
    const { response } = await client.POST('/portal/{token}/cancel', {
      params: { path: { token } },
      body: { reason },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });
    return response.status === 303;
  }

  return { findFirstFree, book, cancel };
}
