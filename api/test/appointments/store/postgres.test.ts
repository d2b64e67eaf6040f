import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { phoneToKey } from '#src/appointments/contacts/phone-key.ts';
import type { BookingAttempt } from '#src/appointments/store/appointment.ts';
import { appointment, createAppointments, toNewAppointment } from '../../sample-bookings.ts';
import { calendar } from '../../sample-clinic.ts';
import { openTestStore } from '../../test-store.ts';
import { connectPostgres, describePostgres } from './describe-postgres.ts';

// These tests create Postgres databases, possibly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

describePostgres((createDatabase) => {
  async function openEmpty() {
    const url = await createDatabase();
    return { url, store: await openTestStore(url) };
  }

  test.each(['phone', 'email'] as const)(
    'a booking waits for one of the same %s that another process has under way',
    async (contact) => {
      const { url, store } = await openEmpty();
      const [last, other, ...many] = createAppointments(21).map((request) =>
        toNewAppointment({ ...request, [contact]: appointment[contact] }),
      ) as [BookingAttempt, BookingAttempt, ...BookingAttempt[]];
      for (const booking of many) await store.book(booking);

      const process = await connectPostgres(url);
      await process.query('begin');
      await process.query(
        `insert into appointments
        (id, reference, name, email, phone, phone_key, department, doctor, appointment_date, appointment_time, message, created_at)
        select 'id', 'reference', name, $1, $2, $3, department, doctor, '2027-01-01', appointment_time, message, created_at
        from appointments limit 1`,
        [other.booking.email, other.booking.phone, phoneToKey(other.booking.phone, calendar)],
      );
      const waiting = store.book(last);
      expect(await Promise.race([waiting, sleep(500, 'still waiting')])).toBe('still waiting');
      await process.query('commit');
      expect(await waiting).toEqual({ kind: 'contact-full', contact });
    },
  );

  test.each([
    ['appointments_live_per_phone', "coalesce(nullif(phone_key, ''), nullif(phone, '')) = $1"],
    ['appointments_live_per_email', "coalesce(nullif(email_key, ''), nullif(lower(email), '')) = $1"],
  ])('the index %s counts a contact, also by a plan that was made for an empty table', async (index, contact) => {
    const { url } = await openEmpty();
    const client = await connectPostgres(url);
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(
      `prepare counting(text, text) as select count(*) from appointments where ${contact} and status = 'booked' and appointment_date >= $2`,
    );
    const { rows } = await client.query("explain execute counting('a', 'b')");
    expect(JSON.stringify(rows)).toContain(`using ${index}`);
  });

  test('a person at the desk who keeps a slot locked holds up only that slot', async () => {
    const { url, store } = await openEmpty();
    const [kept, ...others] = createAppointments(5).map((request) => toNewAppointment(request)) as [
      BookingAttempt,
      ...BookingAttempt[],
    ];
    await store.book(kept);
    const desk = await connectPostgres(url);
    await desk.query(`begin; update appointments set status = 'cancelled'`);

    const results = await Promise.allSettled([kept, ...others].map((booking) => store.book(booking)));
    expect(results).toMatchObject([
      { status: 'rejected', reason: { code: '55P03' } },
      ...others.map(() => ({ status: 'fulfilled', value: { kind: 'booked' } })),
    ]);
    await desk.query('commit');
    expect(await store.book(kept)).toMatchObject({ kind: 'booked' });
  });

  test('a store whose connections break is soon ready again on a new one', async () => {
    const { url, store } = await openEmpty();
    await store.checkReady();
    const admin = await connectPostgres(url);
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect
      .poll(() =>
        store.checkReady().then(
          () => 'ready',
          (error: Error) => error.name,
        ),
      )
      .toBe('ready');
  });
});

test('a Postgres server that cannot be reached is named without the password', async () => {
  const error: Error = await openTestStore('postgres://clinic:secret@127.0.0.1:9/clinic').catch((reason) => reason);
  expect(error.message).toMatch(/^DATABASE_URL: the Postgres server at 127\.0\.0\.1:9 .*ECONNREFUSED.*Example: .*$/);
  expect(error.message).not.toContain('secret');
});
