import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { type appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { SLOT_MINUTES } from '@clinic/api/test/sample-clinic.ts';
import { NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { expect, test, vi } from 'vitest';
import { DATE, OTHER_DOCTOR, openClosureDesk } from '#test/closure-desk.ts';

vi.setConfig({ testTimeout: 60_000 });

describeDatabases((createUrl) => {
  const open = () => openClosureDesk(createUrl);

  test('a closure of each week closes its weekday alone, everywhere', async () => {
    const { store, close, create, book, clock, readRow, openWebsite } = await open();
    // A Tuesday.
    const id = await book();
    await close({ every_days: 7, last_date: '2026-12-08', first_time: '10:00', last_time: '16:00' });
    const { app, clock: publicClock, readStates } = await openWebsite();
    const part = 'free closed closed closed closed closed closed free';
    const free = Array(8).fill('free').join(' ');
    for (const date of ['2026-12-01', '2026-12-08']) expect((await readStates(date)).slots).toEqual([part]);
    for (const date of ['2026-11-25', '2026-11-30', '2026-12-07', '2026-12-15']) {
      expect((await readStates(date)).slots).toEqual([free]);
    }
    const bookOn = async (number: number, appointmentDate: string, change: Partial<typeof appointment> = {}) =>
      (await store.book(create(number, { appointmentDate, ...change }))).kind;
    expect(await bookOn(1, '2026-12-01')).toBe('slot-closed');
    expect(await bookOn(2, '2026-12-08')).toBe('slot-closed');
    expect(await bookOn(3, '2026-12-15')).toBe('booked');
    expect(await bookOn(4, '2026-11-25')).toBe('booked');
    expect(await bookOn(5, '2026-12-01', OTHER_DOCTOR)).toBe('booked');
    expect(await bookOn(6, '2026-12-01', { appointmentTime: '05:00 PM' })).toBe('booked');
    const row = await readRow(id);
    const newTime = { slot: '14:00', minutes: SLOT_MINUTES };
    expect(await store.move(toAppointment(row), { date: '2026-12-08', ...newTime }, clock.now)).toBe('slot-closed');
    expect(await store.move(toAppointment(row), { date: '2026-12-09', ...newTime }, clock.now)).toBe('moved');

    publicClock.now = new Date('2026-12-08T09:30:00+05:30');
    const { slots } = (await app.inject(NEXT_FREE_PATH)).json();
    expect(slots.find(({ doctorId }: { doctorId: string }) => doctorId === DOCTOR_ID)).toMatchObject({
      ...{ date: '2026-12-08', slot: '17:00' },
    });
  });

  test('the desk lists the appointments of a closure of each week on its weekday alone', async () => {
    const { store, close, list, create, book } = await open();
    const id = await book();
    const attempts = ['2026-11-25', '2026-12-01'].map((appointmentDate, number) =>
      create(number + 1, { appointmentDate }),
    );
    for (const attempt of attempts) await store.book(attempt);
    await close({ every_days: 7, last_date: '2026-12-08' });
    const [closure] = await list();
    expect(closure?.appointments.map(({ date }) => date)).toEqual([DATE, '2026-12-01']);
    expect(closure?.appointments[0]?.id).toBe(id);
  });
});
