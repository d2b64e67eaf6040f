import { randomUUIDv7 } from 'node:crypto';
import { tellPatients } from '@clinic/api/appointments/absences/tell.ts';
import { againAfterDeadlock } from '@clinic/api/appointments/changes/change.ts';
import { getUndoEnd } from '@clinic/api/appointments/changes/undo-end.ts';
import { takeClosingTurn } from '@clinic/api/appointments/closures/closing-turn.ts';
import type { Maker } from '@clinic/api/database/appointment-tables.ts';
import type { AbsencesTable } from '@clinic/api/database/desk-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import type { UndoSeconds } from '@clinic/contract/desk-person.ts';
import type { Kysely, Transaction } from 'kysely';
import { addRecord } from '#frame/records.ts';
import { addClosure, toSubject } from '#timetable/closures.ts';
import type { NewAbsence } from './absence-entries.ts';
import { listToTell } from './concerned.ts';

/**
 * Starts an absence: closes the times of a doctor who is away, and tells each patient who is booked there, all or
 * nothing. The mails leave after `undoSeconds`. Resolves to the absence's id; `isNew` is false for a form that was
 * sent twice, which tells nobody again.
 */
export function startAbsence(
  { db, calendar }: { db: Kysely<ClinicDatabase>; calendar: Pick<BookingCalendar, 'timeZone'> },
  absence: NewAbsence,
  maker: Maker,
  now: Date,
  undoSeconds?: UndoSeconds,
): Promise<{ id: string; isNew: boolean }> {
  const dueAt = getUndoEnd(now, undoSeconds);
  return againAfterDeadlock(() =>
    db.transaction().execute(async (transaction) => {
      const id = randomUUIDv7();
      const row: AbsencesTable = {
        ...absence,
        id,
        closure_id: null,
        made_by: maker.made_by,
        made_at: now.toISOString(),
        ended_by: null,
        ended_at: null,
        back_told_at: null,
        undo_until: dueAt.toISOString(),
      };
      // Of two presses at once the second waits here for the first, and bookings of this moment wait or are waited for.
      await takeClosingTurn(transaction);
      const added = await transaction
        .insertInto('absences')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return { id: await findSame(transaction, absence), isNew: false };
      await addRecord(transaction, { ...maker, action: `absence-${absence.kind}`, subject: describe(absence) }, now);
      if (absence.kind === 'away') await close(transaction, id, absence, maker, now);
      const concerned = await listToTell(transaction, calendar, absence, { now, dueAt });
      const toTell = concerned.filter(({ telling }) => telling !== 'here');
      await tellPatients(transaction, row, toTell, { now, dueAt });
      return { id, isNew: true };
    }),
  );
}

async function findSame(transaction: Transaction<ClinicDatabase>, absence: NewAbsence): Promise<string> {
  const { reason, ...span } = absence;
  const { id } = await transaction
    .selectFrom('absences')
    .select('id')
    .where((where) => where.and(span))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}

async function close(
  transaction: Transaction<ClinicDatabase>,
  id: string,
  { kind, minutes, ...span }: NewAbsence,
  maker: Maker,
  now: Date,
): Promise<void> {
  const closure = await addClosure(transaction, { ...span, every_days: 1 }, maker, now);
  if (!closure.isNew) return;
  await transaction.updateTable('absences').set({ closure_id: closure.id }).where('id', '=', id).execute();
}

function describe({ kind, minutes, reason, ...span }: NewAbsence): string {
  return `${toSubject({ ...span, every_days: 1 })}${kind === 'late' ? `, ${minutes} minutes` : ''}`;
}
