import { describeEmptyDatabases } from '@clinic/api/test/migrations/old-databases.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { expect, test, vi } from 'vitest';
import { readMonth } from '#rooms/numbers/queries.ts';
import { ASHA } from '../people.ts';
import { openSignedIn } from '../test-desk.ts';

vi.setConfig({ testTimeout: 60_000 });

type Visit = { status: string; time: string; created: string; cancelled?: [by: string, at: string]; review?: 1 };

/** The visits of one doctor on 24 November, by the clinic's clock, which is ahead by five hours and a half. */
const VISITS: Visit[] = [
  { status: 'fulfilled', time: '09:00', created: '2026-11-22T06:30:00.000Z' },
  // Half an hour after midnight in Pune: one day ahead.
  { status: 'arrived', time: '10:00', created: '2026-11-22T19:00:00.000Z' },
  { status: 'noshow', time: '11:00', created: '2026-11-14T06:30:00.000Z' },
  { status: 'booked', time: '12:00', created: '2026-11-24T01:00:00.000Z' },
  // 24 hours before, and one minute less.
  {
    status: 'cancelled',
    time: '14:00',
    created: '2026-11-04T06:30:00.000Z',
    cancelled: ['patient', '2026-11-23T08:30:00.000Z'],
  },
  {
    status: 'cancelled',
    time: '14:00',
    created: '2026-11-04T06:30:00.000Z',
    cancelled: [ASHA, '2026-11-23T08:31:00.000Z'],
  },
  { status: 'cancelled', time: '15:00', created: '2026-11-04T06:30:00.000Z', cancelled: [ASHA, ''], review: 1 },
];

describeEmptyDatabases((createEmpty) => {
  async function open(visits = VISITS) {
    const { url, execute } = await createEmpty();
    const desk = await openSignedIn(url);
    for (const [number, { status, time, created, cancelled, review = 0 }] of visits.entries()) {
      await execute(`insert into appointments (id, reference, name, email, phone, department, doctor, appointment_date,
          appointment_time, appointment_end, message, created_at, status, needs_review)
        values ('id ${number}', 'reference ${number}', 'Canary', 'canary@patient.example', '', 'urology',
          'namuna-shaikh', '2026-11-24', '${time}', '${time}', '', '${created}', '${status}', ${review})`);
      if (!cancelled) continue;
      const [by, at] = cancelled;
      // An earlier cancellation that was undone does not count.
      for (const [version, maker, made] of [
        [1, 'patient', '2026-11-24T08:00:00.000Z'],
        [3, by, at || created],
      ]) {
        await execute(`insert into changes (appointment_id, version, action, made_by, made_from, made_at, old_status,
            old_date, old_time, old_doctor, old_department)
          values ('id ${number}', ${version}, 'cancel', '${maker}', '', '${made}', 'booked', '', '', '', '')`);
      }
    }
    return desk;
  }

  test('a month counts what became of its appointments, by doctor', async () => {
    const { options } = await open();
    const numbers = {
      booked: 6,
      came: 2,
      open: 1,
      noshow: 1,
      byPatient: 1,
      byClinic: 1,
      cancelledLate: 1,
      daysAhead: 6,
    };
    const { doctors, total } = await readMonth(options, '2026-11');
    expect(doctors.map(({ doctor, booked }) => [doctor, booked])).toEqual([
      ['Dr. Namuna Shaikh', 6],
      ['Dr. Udaharan Patil', 0],
      ['Dr. Namuna Gokhale', 0],
    ]);
    expect(doctors[0]).toEqual({ doctor: 'Dr. Namuna Shaikh', ...numbers });
    expect(total).toEqual(numbers);
    expect((await readMonth(options, '2026-12')).total).toMatchObject({ booked: 0, daysAhead: null });
  });

  test('everybody at the desk sees them, by a link for each month, and as a file', async () => {
    const { get, rendered, db } = await open(VISITS.slice(0, 1));
    expect((await get('/numbers')).statusCode).toBe(200);
    expect(rendered.at(-1)?.view).toMatchObject({ month: '2026-11', total: { came: 1 } });
    await get('/numbers?month=2026-02');
    expect(rendered.at(-1)?.view).toMatchObject({ month: '2026-02', thisMonth: '2026-11' });
    for (const month of ['2026-13', '2026-1', 'soon'])
      expect((await get(`/numbers?month=${month}`)).statusCode).toBe(404);

    // A doctor whom the clinic no longer lists stands under the id, which a spreadsheet must not take for a formula.
    await db.updateTable('appointments').set({ doctor: '=1+1' }).execute();
    const file = await get('/numbers?month=2026-11&format=csv');
    expect(file.headers['content-disposition']).toBe('attachment; filename="numbers-2025-12-2026-11.csv"');
    const lines = file.body.split('\r\n').filter((line) => line !== '');
    expect(lines[0]).toBe(
      '\ufeffMonth,Doctor,Booked,Came,No-show,Cancelled by the patient,Cancelled by the clinic,To come or not marked,Cancelled within 24 hours,Median days from booking to visit',
    );
    expect(lines).toHaveLength(1 + 12 * calendar.departments.flatMap(({ doctors }) => doctors).length + 1);
    expect(lines.at(-1)).toBe("2026-11,'=1+1,1,1,0,0,0,0,0,2");
  });
});
