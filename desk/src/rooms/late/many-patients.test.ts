import { bookMany } from '@clinic/api/test/many-rows.ts';
import { describeEmptyDatabases } from '@clinic/api/test/migrations/old-databases.ts';
import { calendar, NOON_IN_PUNE } from '@clinic/api/test/sample-clinic.ts';
import { addDays, getLastBookableDate } from '@clinic/contract/booking-calendar.ts';
import { expect, test } from 'vitest';
import { withAbsences } from '#test/late-desk.ts';
import { MAKER, openDesk } from '#test/test-desk.ts';
import { ABSENCE_LISTED_MAX, type AbsenceEntries } from './absence.ts';
import { readAbsence } from './absence-entries.ts';
import { endAbsence } from './end-absence.ts';
import { listAbsences } from './queries.ts';

/** Enough that work in square would take many times as long as the press. */
const PATIENTS = 3000;

const DATE = '2026-12-01';
const AWAY: AbsenceEntries = {
  ...{ doctor: 'all', kind: 'away', minutes: '', reason: '' },
  ...{ span: 'day', firstDate: DATE, lastDate: '', firstTime: '', lastTime: '' },
};

test('a receptionist says that a doctor is away until the last day that can be booked, and not beyond', () => {
  const last = getLastBookableDate(calendar, NOON_IN_PUNE);
  const read = (firstDate: string, lastDate = '') =>
    readAbsence(calendar, { ...AWAY, firstDate, lastDate }, NOON_IN_PUNE);
  for (const first of [DATE, last]) expect(read(first, last)).toHaveProperty('absence');
  for (const beyond of [addDays(last, 1), '9999-12-31']) {
    expect(read(DATE, beyond)).toEqual({ refused: { lastDate: 'beyond' } });
    expect(read(beyond)).toEqual({ refused: { firstDate: 'beyond' } });
  }
});

describeEmptyDatabases((createEmpty) => {
  test('a receptionist undoes no slower than she presses, and reads as many patients as a person reads', async () => {
    const empty = await createEmpty();
    const { db, options, start } = withAbsences(await openDesk(empty.url));
    await bookMany(empty, PATIENTS, DATE);
    await db.updateTable('appointments').set({ appointment_end: '15:00' }).execute();
    const begin = performance.now();
    const { id } = await start(AWAY);
    const pressMs = performance.now() - begin;

    const [absence] = await listAbsences(options, NOON_IN_PUNE);
    expect(absence?.counts).toEqual({ waiting: PATIENTS });
    expect(absence?.patients).toHaveLength(ABSENCE_LISTED_MAX);

    const undoBegin = performance.now();
    expect(await endAbsence(db, id, MAKER, NOON_IN_PUNE, { isUndo: true })).toBe('undone');
    expect(performance.now() - undoBegin).toBeLessThan(2 * pressMs);
    const mails = await db.selectFrom('mails').select('status').distinct().execute();
    expect(mails).toEqual([{ status: 'dropped' }]);
  });
});
