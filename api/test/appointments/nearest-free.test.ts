import { expect, test, vi } from 'vitest';
import { describeDatabases } from '../databases.ts';
import { createPatient, DOCTOR_ID } from '../sample-bookings.ts';
import { openClinic, THURSDAY } from './own-hours-clinic.ts';

// These tests create Postgres databases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describeDatabases((createUrl) => {
  /** Opens a clinic whose doctor has slots of ten minutes from four to five on Thursdays. */
  async function openThursday() {
    const clinic = await openClinic(createUrl);
    let count = 0;
    const bookAt = async (appointmentTime: string, visit = '') => {
      count += 1;
      return clinic.book({ ...createPatient(count), appointmentDate: THURSDAY, appointmentTime }, { visit });
    };
    const readNearest = async (appointmentTime: string, visit = '') =>
      clinic.readErrors(await bookAt(appointmentTime, visit)).map((reason: object) => ({ ...reason, detail: '' }));
    const close = (first_time: string, last_time: string) =>
      clinic.db
        .insertInto('closures')
        .values({
          ...{ id: first_time, doctor: DOCTOR_ID, first_date: THURSDAY, last_date: THURSDAY, first_time, last_time },
          ...{ every_days: 1, reason: '', made_by: 'asha@clinic.example', made_at: '2026-11-20T06:30:00.000Z' },
        })
        .execute();
    return { ...clinic, bookAt, readNearest, close };
  }

  const refusal = (nearestTime?: string) => [
    { field: 'appointmentTime', code: 'time-not-offered', ...(nearestTime && { params: { nearestTime } }), detail: '' },
  ];

  test('a time that the doctor does not offer is refused with the nearest one that is free', async () => {
    const { bookAt, readNearest, close } = await openThursday();
    expect(await readNearest('04:31 PM')).toEqual(refusal('04:30 PM'));
    await bookAt('04:30 PM');
    expect(await readNearest('04:31 PM')).toEqual(refusal('04:40 PM'));
    await close('16:40', '16:40');
    expect(await readNearest('04:31 PM')).toEqual(refusal('04:20 PM'));
  });

  test('it is long enough for the visit', async () => {
    const { bookAt, readNearest } = await openThursday();
    await bookAt('04:20 PM');
    expect(await readNearest('04:15 PM', 'first-visit')).toEqual(refusal('04:30 PM'));
    expect(await readNearest('04:15 PM', 'dressing')).toEqual(refusal('04:10 PM'));
  });

  test('none is named when all are taken or closed', async () => {
    const { bookAt, readNearest, close } = await openThursday();
    await bookAt('04:00 PM', 'first-visit');
    await bookAt('04:30 PM', 'dressing');
    expect(await readNearest('04:31 PM', 'first-visit')).toEqual(refusal());
    await close('00:00', '23:59');
    expect(await readNearest('04:31 PM')).toEqual(refusal());
  });
});
