import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appointment, calendar, openTestStore, toNewAppointment } from '../helper.ts';
import { describeDatabases, IN_IDS, readAppointments, readOldDatabase } from './old-databases.ts';

// These tests start a Postgres server, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { appointment_time: _time, ...IN_IDS_BUT_TIME } = IN_IDS;

/** More rows than one batch of the migration. */
const MANY = 12_000;

describeDatabases((createEmpty) => {
  test('many appointments of the version before get their keys', async () => {
    const { kind, url, db, execute } = await createEmpty();
    await execute(readOldDatabase('002-live-bookings', kind));
    const numbers =
      kind === 'sqlite'
        ? `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${MANY})`
        : `with numbers(n) as (select generate_series(1, ${MANY}))`;
    await execute(`delete from appointments; ${numbers} insert into appointments
      (id, reference, name, email, phone, phone_key, department, doctor, appointment_date, appointment_time, message, status, created_at)
      select 'id-' || n, 'reference-' || n, 'Asha', 'Asha+' || n || '@Patient.Example', '+91 ' || (9000000000 + n) || ' ext 1',
        'old', 'Urology', 'Dr. ' || n, '2026-01-05',  '02:00 PM', '', 'fulfilled', '2026-01-01T06:30:00.000Z' from numbers`);

    const store = await openTestStore(url);
    await store.close();
    // None of these doctors is in the calendar, so the rows keep their names, and some of the names are reported.
    expect(store.upgrade.unplaced).toMatchObject({ count: MANY, words: { length: 20 } });
    const wrong = db.selectFrom('appointments').select(({ fn }) => fn.countAll<string | number>().as('count'));
    const { count } = await wrong
      .where(sql<boolean>`email_key <> 'asha@patient.example' or '+91 ' || phone_key || ' ext 1' <> phone
        or department <> 'urology' or appointment_time <> '14:00'`)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
    expect(await readAppointments(db)).toHaveLength(MANY);
  });

  test('what is over with words that the content does not list is kept and told', async () => {
    const { kind, url, db, execute } = await createEmpty();
    await execute(readOldDatabase('003-contact-keys', kind));
    await execute(`update appointments set appointment_date = '2026-01-05';
      update appointments set doctor = 'Dr. Gone' where reference = 'K7QX-3M91';
      update appointments set department = 'Astrology' where reference in ('K7QX-3M91', 'K7QX-3M93');`);
    const store = await openTestStore(url);
    onTestFinished(() => store.close());
    expect(store.upgrade.unplaced).toEqual({ count: 2, words: ['Astrology', 'Dr. Gone'] });
    expect(await readAppointments(db)).toMatchObject([
      { department: 'Astrology', doctor: 'Dr. Gone', appointment_time: '14:00' },
      IN_IDS_BUT_TIME,
      { ...IN_IDS_BUT_TIME, department: 'Astrology' },
      IN_IDS_BUT_TIME,
      IN_IDS_BUT_TIME,
    ]);
    expect((await openTestStore(url)).upgrade.unplaced).toBeNull();
  });

  test('while appointments to come are with a name that the content does not list, nothing is changed', async () => {
    const { kind, url, db, execute } = await createEmpty();
    await execute(readOldDatabase('003-contact-keys', kind));
    await execute(`update appointments set doctor = 'Dr. Gone', appointment_date = '2035-01-05'`);
    const before = await readAppointments(db);
    await expect(openTestStore(url)).rejects.toThrow(
      /^booking\.yaml: 1 coming appointment is with "Dr\. Gone", and no doctor there has that name\. Put it back there for/,
    );
    expect(await readAppointments(db)).toEqual(before);
    // The remedy that the message names works.
    await execute(`update appointments set doctor = 'Dr. Udaharan Patil' where doctor = 'Dr. Gone'`);
    const store = await openTestStore(url);
    onTestFinished(() => store.close());
    expect(await store.getTakenSlots('udaharan-patil', '2035-01-05')).toContain('14:00');
  });

  test('appointments further ahead than anybody may book fill no caps', async () => {
    const { kind, url, execute } = await createEmpty();
    await execute(readOldDatabase('003-contact-keys', kind));
    const rows = Array.from(
      { length: 20 },
      (_, n) => `('far-${n}', 'far-${n}', 'A', '${appointment.email}',
      '${appointment.phone}', '9876543210', '${appointment.email}', 'Urology', 'Dr. Namuna Shaikh', '9990-01-${10 + n}', '02:00 PM', '',
      '2026-11-20T06:30:00.000Z')`,
    );
    await execute(`delete from appointments; insert into appointments (id, reference, name, email, phone, phone_key, email_key,
      department, doctor, appointment_date, appointment_time, message, created_at) values ${rows.join(', ')}`);
    const store = await openTestStore(url);
    onTestFinished(() => store.close());
    expect(await store.book(toNewAppointment(appointment))).toMatchObject({ kind: 'booked', isNew: true });
  });

  test.each([
    ['America/New_York', '2026-11-21T04:59:00Z', '2026-11-21T05:01:00Z'],
    ['Pacific/Kiritimati', '2026-11-20T09:59:00Z', '2026-11-20T10:01:00Z'],
    ['Asia/Kolkata', '2026-11-20T18:29:00Z', '2026-11-20T18:31:00Z'],
  ])('caps count the days of %s from the start on that names it', async (timeZone, dayEnds, dayBegins) => {
    const { url } = await createEmpty();
    await (await openTestStore(url)).close();
    const store = await openTestStore(url, { ...calendar, timeZone });
    onTestFinished(() => store.close());
    const createAt = (instant: string, slot: number) => {
      const { booking, ...rest } = toNewAppointment(appointment, { createdAt: new Date(instant) });
      return { ...rest, booking: { ...booking, date: '2026-11-20', doctorId: `doctor-${slot}` } };
    };
    for (let slot = 0; slot < 20; slot += 1) {
      expect(await store.book(createAt(dayEnds, slot))).toMatchObject({ kind: 'booked' });
    }
    expect(await store.book(createAt(dayEnds, 20))).toMatchObject({ kind: 'contact-full' });
    expect(await store.book(createAt(dayBegins, 20))).toMatchObject({ kind: 'booked' });
  });

  test('processes that start together in another zone agree', async () => {
    const { url } = await createEmpty();
    await (await openTestStore(url)).close();
    const stores = await Promise.all(
      [1, 2, 3].map(() => openTestStore(url, { ...calendar, timeZone: 'Europe/London' })),
    );
    for (const store of stores) await store.close();
  });
});
