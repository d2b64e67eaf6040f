import { getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { getUtcOffsetMs, toInstant } from '@clinic/contract/clinic-clock.ts';
import {
  type DoctorNumbers,
  type MonthNumbers,
  OUTCOMES,
  type Outcome,
  type VisitNumbers,
} from '@clinic/contract/numbers.ts';
import { type Kysely, sql } from 'kysely';
import { DAY } from '#src/appointments/store/appointment.ts';
import { getEngine } from '#src/database/engines.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import type { DayOptions } from '../day/day.ts';
import { listDays } from './months.ts';

const SECONDS_PER_DAY = 86_400;

/** How many appointments of a doctor ended in one way, were made so many days ahead, and were cancelled late or not. */
type Group = { doctor: string; outcome: Outcome; daysAhead: number; isLate: boolean; count: number };

/** Counts the appointments of a month (YYYY-MM), for each doctor who is listed or had one, and for all together. */
export async function readMonth({ db, calendar, words }: DayOptions, month: string): Promise<MonthNumbers> {
  const offset = getUtcOffsetMs(calendar.timeZone, toInstant(calendar.timeZone, `${month}-01`).getTime()) / 1000;
  const groups = await countGroups(db, month, offset);
  const ids = new Set([...getAllDoctors(calendar).map(({ id }) => id), ...groups.map(({ doctor }) => doctor)]);
  const doctors: DoctorNumbers[] = [...ids].map((id) => ({
    doctor: words.toNames('', id).doctor,
    ...addUp(groups.filter(({ doctor }) => doctor === id)),
  }));
  return { doctors, total: addUp(groups) };
}

/**
 * `offsetSeconds` is how far the clinic's clock is ahead of UTC at the start of the month. When the clocks change in
 * the month, a booking or a cancellation within an hour of a limit may count on its other side.
 */
async function countGroups(db: Kysely<ClinicDatabase>, month: string, offsetSeconds: number): Promise<Group[]> {
  const { toSeconds } = getEngine(db);
  const day = toSeconds(sql`appointment_date || 'T00:00:00Z'`);
  const created = sql`${toSeconds(sql`created_at`)} + ${sql.lit(offsetSeconds)}`;
  const cancelled = sql`${toSeconds(sql`changes.made_at`)} + ${sql.lit(offsetSeconds)}`;
  // Very old rows may have a text that is no time.
  const start = sql`${day} + case when length(appointment_time) = 5 and appointment_time between '00:00' and '99:99'
    then cast(substr(appointment_time, 1, 2) as integer) * 3600 + cast(substr(appointment_time, 4, 2) as integer) * 60
    else 0 end`;
  const { rows } = await sql<Omit<Group, 'isLate'> & { isLate: number }>`
    select doctor, outcome, days_ahead as "daysAhead", is_late as "isLate", count(*) as count from (
      select doctor,
        case when status in ('arrived', 'fulfilled') then 'came'
          when status = 'noshow' then 'noshow'
          when status = 'cancelled' and changes.made_by = 'patient' then 'byPatient'
          when status = 'cancelled' then 'byClinic'
          else 'open' end as outcome,
        ${day} / ${sql.lit(SECONDS_PER_DAY)} - (${created}) / ${sql.lit(SECONDS_PER_DAY)} as days_ahead,
        case when ${cancelled} > ${start} - ${sql.lit(SECONDS_PER_DAY)} then 1 else 0 end as is_late
      from appointments
      left join changes on status = 'cancelled' and changes.appointment_id = appointments.id and changes.version = (
        select max(version) from changes as later where later.appointment_id = appointments.id and action = 'cancel'
      )
      where ${DAY} in (${sql.join(listDays(month))}) and needs_review = 0
    ) as visits
    group by doctor, outcome, days_ahead, is_late`.execute(db);
  return rows.map(({ doctor, outcome, daysAhead, isLate, count }) => {
    return { doctor, outcome, daysAhead: Number(daysAhead), isLate: Number(isLate) === 1, count: Number(count) };
  });
}

function addUp(groups: readonly Group[]): VisitNumbers {
  const sum = (some: readonly Group[]) => some.reduce((total, { count }) => total + count, 0);
  const byOutcome = OUTCOMES.map((outcome) => [outcome, sum(groups.filter((group) => group.outcome === outcome))]);
  return {
    ...(Object.fromEntries(byOutcome) as Record<Outcome, number>),
    booked: sum(groups),
    cancelledLate: sum(groups.filter(({ isLate }) => isLate)),
    daysAhead: getMedian(groups),
  };
}

/** The middle one of all days, or the mean of the two in the middle. */
function getMedian(groups: readonly Group[]): number | null {
  const sorted = groups.toSorted((one, other) => one.daysAhead - other.daysAhead);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const at = (position: number) => {
    let passed = 0;
    for (const { daysAhead, count } of sorted) {
      passed += count;
      if (passed > position) return daysAhead;
    }
    return 0;
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}
