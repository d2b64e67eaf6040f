import { describeDatabases } from '@clinic/api/test/databases.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { expect, test, vi } from 'vitest';
import type { EarliestQuestion } from '#appointments/earliest/view.ts';
import { openSession } from '#rooms/closures/sessions.ts';
import { MAKER, openDesk, openSignedIn } from '#test/test-desk.ts';
import { readEarliest } from './queries.ts';

vi.setConfig({ testTimeout: 60_000 });

const COLLEAGUE_ID = 'udaharan-patil';

describeDatabases((createUrl) => {
  async function open() {
    const desk = await openDesk(await createUrl());
    const ask = (question: Partial<EarliestQuestion>) =>
      readEarliest(desk.options, { with: '', from: '', part: '', ...question }, desk.clock.now);
    const times = async (question: Partial<EarliestQuestion>) =>
      (await ask(question)).times.map(({ doctorId, date, slot }) => `${doctorId} ${date} ${slot}`);
    return { ...desk, ask, times };
  }

  test('a doctor’s next three times pass over bookings, closures and what has begun, and hold sessions', async () => {
    const { options, clock, book, times, close } = await open();
    // It is Friday noon: the slot at twelve has begun.
    await book(0, { appointmentDate: '2026-11-20', appointmentTime: '02:00 PM' });
    expect(await times({ with: `doctor:${DOCTOR_ID}` })).toEqual([
      `${DOCTOR_ID} 2026-11-20 15:00`,
      `${DOCTOR_ID} 2026-11-20 16:00`,
      `${DOCTOR_ID} 2026-11-20 17:00`,
    ]);
    // Longer than the days that are read at once.
    await close({ first_date: '2026-11-20', last_date: '2027-01-10' });
    await openSession(
      options,
      {
        session: {
          doctorId: DOCTOR_ID,
          firstDate: '2027-01-11',
          lastDate: '2027-01-11',
          from: '08:00',
          to: '08:40',
          minutes: 20,
        },
        answer: null,
      },
      MAKER,
      clock.now,
    );
    expect(await times({ with: `doctor:${DOCTOR_ID}` })).toEqual([
      `${DOCTOR_ID} 2027-01-11 08:00`,
      `${DOCTOR_ID} 2027-01-11 08:20`,
      `${DOCTOR_ID} 2027-01-11 09:00`,
    ]);
  });

  test('a department’s next three times name their doctors, and a doctor’s answer a colleague who is free sooner', async () => {
    const { ask, times, close } = await open();
    await close({ first_date: '2026-11-20', last_date: '2026-11-20' });
    expect(await times({ with: 'department:urology' })).toEqual([
      `${COLLEAGUE_ID} 2026-11-20 14:00`,
      `${COLLEAGUE_ID} 2026-11-20 15:00`,
      `${COLLEAGUE_ID} 2026-11-20 16:00`,
    ]);
    expect(await ask({ with: `doctor:${DOCTOR_ID}` })).toMatchObject({
      times: [{ date: '2026-11-21', slot: '09:00' }, {}, {}],
      sooner: { doctorId: COLLEAGUE_ID, date: '2026-11-20', slot: '14:00' },
    });
    expect((await ask({ with: `doctor:${COLLEAGUE_ID}` })).sooner).toBeNull();
  });

  test('a caller may want a part of the day or a later day, and what is unknown counts as not asked', async () => {
    const { ask, times } = await open();
    const whom = `doctor:${DOCTOR_ID}`;
    expect(await times({ with: whom, part: 'morning', from: '2026-11-23' })).toEqual([
      `${DOCTOR_ID} 2026-11-23 09:00`,
      `${DOCTOR_ID} 2026-11-23 10:00`,
      `${DOCTOR_ID} 2026-11-23 11:00`,
    ]);
    expect(await times({ with: whom, part: 'afternoon', from: '2026-11-21' })).toContain(
      `${DOCTOR_ID} 2026-11-21 14:00`,
    );
    const { asked, times: found } = await ask({ with: 'doctor:nobody', part: 'night', from: '2026-02-30' });
    expect(asked).toEqual({ with: '', from: '', part: '' });
    expect(found.map(({ doctor }) => doctor)).toEqual([
      'Dr. Namuna Shaikh',
      'Dr. Udaharan Patil',
      'Dr. Namuna Gokhale',
    ]);
    expect(await times({ from: '9999-12-01' })).toEqual([]);
  });

  test('the times for a kind of visit are long enough for it, and an unknown kind counts as not asked', async () => {
    const { options, book, clock } = await open();
    await book(0, { appointmentDate: '2026-11-20', appointmentTime: '03:00 PM' });
    const visits = [{ id: 'long', name: 'Long visit', minutes: 75, forNewPatients: true }];
    const withVisits = { ...options, calendar: { ...calendar, visits } };
    const ask = (visit: string) =>
      readEarliest(withVisits, { with: `doctor:${DOCTOR_ID}`, from: '', part: '', visit }, clock.now);
    const { asked, times } = await ask('long');
    expect(asked.visit).toBe('long');
    // A booking at three leaves an hour before it, and two after it.
    expect(times.map(({ date, slot }) => `${date} ${slot}`)).toEqual([
      '2026-11-20 16:00',
      '2026-11-21 09:00',
      '2026-11-21 10:00',
    ]);
    const unknown = await ask('operation');
    expect([unknown.asked.visit, unknown.times[0]]).toMatchObject(['', { date: '2026-11-20', slot: '14:00' }]);
  });

  test('the page shows what the caller wants and three times to book, and a script gets the same as data', async () => {
    const { get } = await openSignedIn(await createUrl());
    const url = `/earliest?with=doctor:${DOCTOR_ID}&part=afternoon&from=2026-11-24`;
    const { body, statusCode } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<option value="doctor:${DOCTOR_ID}" selected="">`);
    expect(body.match(/date=2026-11-24&amp;slot=1[456]/g)).toHaveLength(3);
    const data = (await get(url, { accept: 'application/json' })).json();
    expect(Object.keys(data)).toEqual(['departments', 'today', 'earliest']);
    expect(data.earliest.times.map(({ slot }: { slot: string }) => slot)).toEqual(['14:00', '15:00', '16:00']);
  });
});
