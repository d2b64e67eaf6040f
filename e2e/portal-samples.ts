import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import { APPOINTMENTS_PATH, AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import type { APIRequestContext } from '@playwright/test';
import { getOpenDate, PATIENT } from './booking-samples.ts';
import { DIALLING_PREFIX, getDoctor } from './content.ts';
import { expect } from './fixtures.ts';

/** Creates an appointment with its own patient. Tests that run at the same time use different numbers. */
export function getSample(number: number) {
  return {
    ...PATIENT,
    ...getDoctor(number),
    email: `canary.portal${number}@sample.example`,
    phone: `${DIALLING_PREFIX} 98765 ${20000 + number}`,
    appointmentDate: getOpenDate(40 + number),
    appointmentTime: '10:00 AM',
    message: '',
  };
}

/** Books a sample through the API, and returns the answer with the link. */
export async function bookSample(
  request: APIRequestContext,
  sample: ReturnType<typeof getSample>,
): Promise<AppointmentConfirmation> {
  const answer = await request.post(APPOINTMENTS_PATH, { data: sample });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** Reads the slots of a doctor's day, which are free, taken or closed. */
export async function readSlots(
  request: APIRequestContext,
  asked: { doctor: string; date: string; visit?: string },
): Promise<{ time: string; state: string }[]> {
  const answer = await request.get(`${AVAILABILITY_PATH}?${new URLSearchParams(asked)}`);
  return (await answer.json()).slots;
}
