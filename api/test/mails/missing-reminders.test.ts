import { expect, test } from 'vitest';
import { addMissingReminders } from '#src/outbox/missing-reminders.ts';
import { bookMany, countChanges } from '../many-rows.ts';
import { describeEmptyDatabases } from '../migrations/old-databases.ts';
import { appointment, createPatient, toNewAppointment } from '../sample-bookings.ts';
import { calendar, NOON_IN_PUNE } from '../sample-clinic.ts';
import { openTestStore } from '../test-store.ts';

describeEmptyDatabases((createEmpty) => {
  test('an appointment that never had a reminder gets one at the start, and only once', async () => {
    const { url, db } = await createEmpty();
    const store = await openTestStore(url);
    for (const [number, time] of ['09:00 AM', '10:00 AM', '11:00 AM'].entries()) {
      const request = { ...appointment, ...createPatient(number), appointmentTime: time };
      await store.book(toNewAppointment(request, { holdsMails: number === 2 }));
    }
    const readReminders = () => db.selectFrom('mails').selectAll().where('kind', '=', 'reminder').execute();
    const [first, ...others] = await readReminders();
    await db
      .deleteFrom('mails')
      .where('kind', '=', 'reminder')
      .where('appointment_id', '=', first?.appointment_id ?? '')
      .execute();

    const counts = await Promise.all([1, 2].map(() => addMissingReminders(db, calendar.timeZone, NOON_IN_PUNE)));
    expect(counts).toContain(1);
    expect(await addMissingReminders(db, calendar.timeZone, NOON_IN_PUNE)).toBe(0);
    expect(await readReminders()).toHaveLength(1 + others.length);
    const added = (await readReminders()).find(({ appointment_id }) => appointment_id === first?.appointment_id);
    expect(added).toEqual({ ...first, id: first?.appointment_id });
  });

  test('many missing reminders are added in parts, one for each appointment', async () => {
    const empty = await createEmpty();
    await openTestStore(empty.url);
    await bookMany(empty, 1001, '2026-11-24');
    const { counted, sizes } = countChanges(empty.db);
    expect(await addMissingReminders(counted, calendar.timeZone, NOON_IN_PUNE)).toBe(1001);
    expect(sizes).toEqual([500, 500, 1]);
    const reminders = await empty.db.selectFrom('mails').select('appointment_id').distinct().execute();
    expect(reminders).toHaveLength(1001);
  });
});
