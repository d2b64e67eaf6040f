import { describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { MAKER, openDesk } from '../../test/test-desk.ts';
import { readAppointment, readDay } from './day.ts';

const { appointmentDate } = appointment;

describeDatabases((createUrl) => {
  test('who is booked with a doctor who is away is known, until that ends or the patient comes', async () => {
    const desk = await openDesk(await createUrl());
    const id = await desk.book();
    const read = async () => (await readAppointment(desk.options, id, desk.clock.now))?.isDoctorAway;
    expect(await read()).toBeUndefined();
    await desk.close();
    await desk.db
      .insertInto('absences')
      .values({
        id: 'away',
        kind: 'away',
        minutes: 0,
        doctor: DOCTOR_ID,
        first_date: appointmentDate,
        last_date: appointmentDate,
        first_time: '00:00',
        last_time: '23:59',
        reason: '',
        made_by: MAKER.made_by,
        made_at: desk.clock.now.toISOString(),
        closure_id: null,
        ended_by: null,
        ended_at: null,
        back_told_at: null,
      })
      .execute();
    expect(await read()).toBe(true);
    const { columns } = await readDay(desk.options, appointmentDate, desk.clock.now);
    const patients = columns.flatMap(({ slots }) => slots.flatMap(({ appointments }) => appointments));
    expect(patients.map(({ isDoctorAway }) => isDoctorAway)).toEqual([true]);
    desk.clock.now = new Date(`${appointmentDate}T13:50:00+05:30`);
    expect(await desk.perform(id, 'arrived')).toBe('done');
    expect(await read()).toBeUndefined();
  });
});
