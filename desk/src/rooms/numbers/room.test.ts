import { describeDatabases } from '@clinic/api/test/databases.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { ASHA } from '#test/people.ts';
import { openSignedIn } from '#test/test-desk.ts';
import { readMonth } from './queries.ts';

type Visit = {
  status: 'fulfilled' | 'arrived' | 'noshow' | 'booked' | 'cancelled';
  time: string;
  created: string;
  cancelled?: [by: string, at: string];
  review?: 1;
};

const CANCELLED = { status: 'cancelled', time: '14:00', created: '2026-11-04T06:30:00.000Z' } as const;

/** The visits of one doctor on 24 November, by the clinic's clock, which is ahead by five hours and a half. */
const VISITS: Visit[] = [
  { status: 'fulfilled', time: '09:00', created: '2026-11-22T06:30:00.000Z' },
  // Half an hour after midnight in Pune: one day ahead.
  { status: 'arrived', time: '10:00', created: '2026-11-22T19:00:00.000Z' },
  { status: 'noshow', time: '11:00', created: '2026-11-14T06:30:00.000Z' },
  { status: 'booked', time: '12:00', created: '2026-11-24T01:00:00.000Z' },
  // 24 hours before, and one minute less.
  { ...CANCELLED, cancelled: ['patient', '2026-11-23T08:30:00.000Z'] },
  { ...CANCELLED, cancelled: [ASHA, '2026-11-23T08:31:00.000Z'] },
  { ...CANCELLED, time: '15:00', cancelled: [ASHA, CANCELLED.created], review: 1 },
];

const CHANGE = {
  ...({ action: 'cancel', made_from: '', old_status: 'booked' } as const),
  ...{ old_date: '', old_time: '', old_end: '', old_doctor: '', old_department: '' },
};

describeDatabases((createUrl) => {
  async function open(visits = VISITS) {
    const desk = await openSignedIn(await createUrl());
    const { db } = desk;
    const row = await desk.readRow(await desk.book());
    await db.deleteFrom('appointments').execute();
    for (const [number, { status, time, created, cancelled, review }] of visits.entries()) {
      const own = { id: `id ${number}`, reference: `reference ${number}`, link_hash: null };
      const times = { appointment_time: time, appointment_end: time, created_at: created };
      await db
        .insertInto('appointments')
        .values({ ...row, ...own, ...times, status, needs_review: review ?? 0 })
        .execute();
      if (!cancelled) continue;
      const [made_by, made_at] = cancelled;
      const changes = [
        // An earlier cancellation that was undone does not count.
        { version: 1, made_by: 'patient', made_at: '2026-11-24T08:00:00.000Z' },
        { version: 3, made_by, made_at },
      ].map((change) => ({ ...CHANGE, ...change, appointment_id: own.id }));
      await db.insertInto('changes').values(changes).execute();
    }
    return desk;
  }

  test('a person at the desk reads what became of the appointments of a month, by doctor', async () => {
    const { options } = await open();
    const outcomes = { came: 2, open: 1, noshow: 1, byPatient: 1, byClinic: 1 };
    const numbers = { booked: 6, ...outcomes, cancelledLate: 1, daysAhead: 6 };
    const { doctors, total } = await readMonth(options, '2026-11');
    expect(doctors).toMatchObject([
      { doctor: 'Dr. Namuna Shaikh', ...numbers },
      { doctor: 'Dr. Udaharan Patil', booked: 0 },
      { doctor: 'Dr. Namuna Gokhale', booked: 0 },
    ]);
    expect(total).toEqual(numbers);
    expect((await readMonth(options, '2026-12')).total).toMatchObject({ booked: 0, daysAhead: null });
  });

  test('a person at the desk reads each month at its address, and as a file', async () => {
    const { get, getView, db } = await open(VISITS.slice(0, 1));
    expect(await getView('/numbers')).toMatchObject({ month: '2026-11', total: { came: 1 } });
    expect(await getView('/numbers?month=2026-02')).toMatchObject({ month: '2026-02', thisMonth: '2026-11' });
    for (const month of ['2026-13', '2026-1', 'soon']) {
      expect((await get(`/numbers?month=${month}`)).statusCode).toBe(404);
    }
    // A doctor whom the clinic no longer lists stands under the id, which a spreadsheet must not take for a formula.
    await db.updateTable('appointments').set({ doctor: '=1+1' }).where('doctor', '=', DOCTOR_ID).execute();
    const file = await get('/numbers?month=2026-11&format=csv');
    expect(file.headers['content-disposition']).toBe('attachment; filename="numbers-2025-12-2026-11.csv"');
    const lines = file.body.trimEnd().split('\r\n');
    expect(lines[0]?.split(',')).toEqual([
      ...['\ufeffMonth', 'Doctor', 'Booked', 'Came', 'No-show', 'Cancelled by the patient', 'Cancelled by the clinic'],
      ...['To come or not marked', 'Cancelled within 24 hours', 'Median days from booking to visit'],
    ]);
    // Twelve months of three doctors, and the one who has left.
    expect(lines).toHaveLength(1 + 12 * 3 + 1);
    expect(lines.at(-1)).toBe("2026-11,'=1+1,1,1,0,0,0,0,0,2");
  });
});
