import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import { sql } from 'kysely';
import { toZonedText } from '#frame/clinic-time.ts';
import type { Bound } from './dates.ts';
import type { Scene, ShownStatus } from './kind.ts';
import type { Asked } from './search.ts';

/** An appointment, and the time of its last change, also of the removal of its mark for review (ISO 8601 in UTC). */
export type AppointmentRow = AppointmentsTable & { last_updated: string };

type Place = Pick<Scene, 'db' | 'calendar'>;

const LAST_UPDATED = sql<string>`coalesce((select max(made_at) from changes where appointment_id = appointments.id),
  changed_at, created_at)`;

/** A booking that the desk has to look at is not agreed yet. */
const SHOWN_STATUS = sql<string>`case when status = 'booked' and needs_review = 1 then 'pending' else status end`;

const BEGIN = sql<string>`appointment_date || 'T' || appointment_time`;

/** Finds appointments in the order of their ids, which never changes. With `onlyNamed`, those whose person is not erased. */
export async function findRows(scene: Place, asked: Asked, onlyNamed = false): Promise<AppointmentRow[]> {
  if (isForNone(asked)) return [];
  return selectRows(scene, asked, onlyNamed)
    .selectAll()
    .select(LAST_UPDATED.as('last_updated'))
    .orderBy('id')
    .limit(asked.limit)
    .execute();
}

/** Counts all that `findRows` would find, page by page. */
export async function countRows(scene: Place, asked: Asked, onlyNamed = false): Promise<number> {
  if (isForNone(asked)) return 0;
  const all = selectRows(scene, asked, onlyNamed).select(({ fn }) => fn.countAll<number | string>().as('count'));
  return Number((await all.executeTakeFirstOrThrow()).count);
}

/** Whether a search asks for one of no values. Postgres refuses an empty list. */
function isForNone({ ids, doctors, statuses }: Asked): boolean {
  return [ids, doctors, statuses].some((list) => list?.length === 0);
}

function selectRows(
  { db, calendar }: Place,
  { ids, doctors, statuses, dates, updated, after }: Asked,
  onlyNamed: boolean,
) {
  let query = db.selectFrom('appointments').where('id', '>', after);
  if (onlyNamed) query = query.where('name', '<>', '');
  if (ids) query = query.where('id', 'in', ids);
  if (doctors) query = query.where('doctor', 'in', doctors);
  if (statuses) query = query.where(SHOWN_STATUS, 'in', statuses);
  for (const { op, at } of updated) query = query.where(LAST_UPDATED, op, at.toISOString());
  for (const bound of dates) query = query.where(BEGIN, bound.op, toLocalMinute(bound, calendar.timeZone));
  return query;
}

export function toShownStatus({ status, needs_review }: AppointmentRow): ShownStatus {
  return status === 'booked' && needs_review === 1 ? 'pending' : status;
}

/** Says of which state of an appointment a resource is. */
export function toMeta({ version, last_updated }: AppointmentRow, timeZone: string) {
  // Whole seconds would lose changes for a program that asks for those after the last one it has seen.
  const milliseconds = last_updated.slice(19, 23);
  const zoned = toZonedText(timeZone, new Date(last_updated));
  return { versionId: String(version), lastUpdated: zoned.slice(0, 19) + milliseconds + zoned.slice(19) };
}

/** Appointments begin on whole minutes, so a limit within a minute counts from the next one. */
function toLocalMinute({ at }: Bound, timeZone: string): string {
  return toZonedText(timeZone, new Date(Math.ceil(at.getTime() / 60_000) * 60_000)).slice(0, 16);
}
