import { bookMany } from '@clinic/api/test/many-rows.ts';
import { describeEmptyDatabases } from '@clinic/api/test/migrations/old-databases.ts';
import { calendar, NOON_IN_PUNE } from '@clinic/api/test/sample-clinic.ts';
import { addDays, getLastBookableDate } from '@clinic/contract/booking-calendar.ts';
import { expect, test, vi } from 'vitest';
import { MAKER, openDesk } from '#test/test-desk.ts';
import { ABSENCE_LISTED_MAX } from './absence.ts';
import { readAbsence } from './absence-entries.ts';
import { endAbsence } from './end-absence.ts';
import { listAbsences } from './queries.ts';
import { startAbsence } from './start-absence.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Enough that work in square would take many times as long as the press. */
const PATIENTS = 3000;

const DATE = '2026-12-01';

const ENTRIES = { doctor: 'all', kind: 'away', minutes: '', span: 'day', firstTime: '', lastTime: '', reason: '' };

function readDays(firstDate: string, lastDate = '') {
  return readAbsence(calendar, { ...ENTRIES, firstDate, lastDate }, NOON_IN_PUNE);
}

test('an absence ends on the last day that can be booked', () => {
  const last = getLastBookableDate(calendar, NOON_IN_PUNE);
  expect(readDays(DATE, last)).toHaveProperty('absence');
  expect(readDays(last, last)).toHaveProperty('absence');
  for (const beyond of [addDays(last, 1), '9999-12-31']) {
    expect(readDays(DATE, beyond)).toEqual({ refused: { lastDate: 'beyond' } });
    expect(readDays(beyond)).toEqual({ refused: { firstDate: 'beyond' } });
  }
});

describeEmptyDatabases((createEmpty) => {
  test('an undo takes no longer than the press, and the page lists as many as a person reads', async () => {
    const empty = await createEmpty();
    const { db, options } = await openDesk(empty.url);
    await bookMany(empty, PATIENTS, DATE);
    await db.updateTable('appointments').set({ appointment_end: '15:00' }).execute();
    const read = readDays(DATE);
    if ('refused' in read) throw new Error('refused');
    const begin = performance.now();
    const { id } = await startAbsence(options, read.absence, MAKER, NOON_IN_PUNE);
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
