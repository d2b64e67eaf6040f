import { expect, test, vi } from 'vitest';
import { describeDatabases } from '../databases.ts';
import { createPatient } from '../sample-bookings.ts';
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
    return { ...clinic, bookAt, readNearest };
  }

  const refusal = (nearestTime?: string) => [
    { field: 'appointmentTime', code: 'time-not-offered', ...(nearestTime && { params: { nearestTime } }), detail: '' },
  ];

  test('a time that the doctor does not offer is refused with the nearest one that is free', async () => {
    const { bookAt, readNearest, close } = await openThursday();
    expect(await readNearest('04:31 PM')).toEqual(refusal('04:30 PM'));
    await bookAt('04:30 PM');
    expect(await readNearest('04:31 PM')).toEqual(refusal('04:40 PM'));
    await close(THURSDAY, '16:40', '16:40');
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
    await close(THURSDAY, '00:00', '23:59');
    expect(await readNearest('04:31 PM')).toEqual(refusal());
  });
});
