import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import { inStates } from '@clinic/api/appointments/store/state-conditions.ts';
import { getEngine } from '@clinic/api/database/engines.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { getUtcOffsetMs, toInstant } from '@clinic/contract/clinic-clock.ts';
import { listStates, VISIT_STATES } from '@clinic/contract/visit-states.ts';
import { type Kysely, sql } from 'kysely';
import type { ClinicData } from '#frame/clinic-data.ts';
import { listDaysOfMonth } from './months.ts';

/** The outcomes of an appointment. `open`: still to come, or never marked. */
export const OUTCOMES = ['came', 'open', 'noshow', 'byPatient', 'byClinic'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Counts of appointments. Those that look like the work of a program are left out. */
export type VisitNumbers = Record<Outcome, number> & {
  /** All of them. */
  booked: number;
  /** How many were cancelled less than 24 hours before their start, by the patient or the clinic. */
  cancelledLate: number;
  /** The median of the days from booking to visit; `null` without a booking. */
  daysAhead: number | null;
};

export type DoctorNumbers = VisitNumbers & {
  /** The name, or the id of a doctor that `content/booking.yaml` no longer lists. */
  doctor: string;
};

export type MonthNumbers = { doctors: DoctorNumbers[]; total: VisitNumbers };

const IS_CANCELLED = inStates(({ counts }) => counts === 'cancelled');

/** The number of each state. */
const COUNTED = listStates(() => true).map(
  (status) => sql`when status = ${sql.lit(status)} then ${sql.lit(VISIT_STATES[status].counts)}`,
);

/**
 * The condition that the desk has undone a booking of its own. It is cancelled then too, but by an undo: not by a
 * cancellation, and not by the undo of a put-back, which alone has a time within which it can be undone itself.
 */
const IS_UNDONE = sql<boolean>`${IS_CANCELLED} and 'undo' = (
  select action from changes as last where last.appointment_id = appointments.id and last.action in ('cancel', 'undo')
  order by version desc limit 1
) and not exists (
  select 1 from changes as back
  where back.appointment_id = appointments.id and back.action = 'undo' and back.undo_until is not null
)`;

const SECONDS_PER_DAY = 86_400;

/** How many appointments of a doctor ended in one way, were made so many days ahead, and were cancelled late or not. */
type Group = { doctor: string; outcome: Outcome; daysAhead: number; isLate: boolean; count: number };

/** Counts the appointments of a month (YYYY-MM), for each doctor who is listed or had one, and for all together. */
export async function readMonth({ db, calendar, words }: ClinicData, month: string): Promise<MonthNumbers> {
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
        case when ${IS_CANCELLED} and changes.made_by = 'patient' then 'byPatient'
          when ${IS_CANCELLED} then 'byClinic'
          ${sql.join(COUNTED, sql` `)} end as outcome,
        ${day} / ${sql.lit(SECONDS_PER_DAY)} - (${created}) / ${sql.lit(SECONDS_PER_DAY)} as days_ahead,
        case when ${cancelled} > ${start} - ${sql.lit(SECONDS_PER_DAY)} then 1 else 0 end as is_late
      from appointments
      left join changes on ${IS_CANCELLED} and changes.appointment_id = appointments.id and changes.version = (
        select max(version) from changes as later where later.appointment_id = appointments.id and action = 'cancel'
      )
      where ${DAY} in (${sql.join(listDaysOfMonth(month))}) and needs_review = 0 and not (${IS_UNDONE})
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
