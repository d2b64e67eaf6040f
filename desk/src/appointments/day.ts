import { readNews } from '@clinic/api/appointments/absences/news.ts';
import { type Freed, listFreed } from '@clinic/api/appointments/changes/freed-slots.ts';
import { type Closed, findClosed, getStates, listClosed } from '@clinic/api/appointments/closures/closed.ts';
import { withSessions } from '@clinic/api/appointments/sessions/held-sessions.ts';
import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import type { AppointmentsTable, ChangesTable } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { ChangedColumns, DeskColumn, DeskDay, DeskSlot } from '@clinic/contract/desk-day.ts';
import { readLanguage } from '@clinic/contract/languages.ts';
import { type DoctorCalendar, getOpenSlots, isClosedDate, ofDoctor } from '@clinic/contract/open-slots.ts';
import { pickPatientWords } from '@clinic/contract/patient-words.ts';
import { addMinutes, getMinutes, getSlots, type Span } from '@clinic/contract/timetable.ts';
import { holdsSlot, isExpected } from '@clinic/contract/visit-states.ts';
import type { Kysely } from 'kysely';
import type { ClinicData } from '../frame/clinic-data.ts';
import { type Names, readNames, toMaker } from '../people/names.ts';
import { listActions } from './act.ts';
import { getRowVisitMinutes } from './free-slot.ts';
import { findLatestNotes } from './notes.ts';
import { findStanding, isBeforeMail } from './undo.ts';

/**
 * Reads a day for the desk: a column for each doctor in content, and for each former doctor with appointments that day.
 */
export async function readDay({ db, calendar, words }: ClinicData, date: string, now: Date): Promise<DeskDay> {
  const days = { from: date, to: date };
  const [rows, closed, current, freed] = await Promise.all([
    db
      .selectFrom('appointments')
      .selectAll()
      .where(DAY, '=', date)
      .orderBy('appointment_time')
      .orderBy('created_at')
      .execute(),
    listClosed(db, days),
    withSessions(db, calendar, days),
    listFreed(db, days, now),
  ]);
  const appointments = await describeAppointments({ db, calendar, words }, rows, now);
  const listed = calendar.departments.flatMap(({ name, doctors }) =>
    doctors.map((doctor) => ({ doctorId: doctor.id, doctor: doctor.name, department: name })),
  );
  const unlisted = new Map(
    appointments
      .filter(({ doctorId }) => !listed.some((column) => column.doctorId === doctorId))
      .map(({ doctorId, doctor, department }) => [doctorId, { doctorId, doctor, department }]),
  );
  const slots = listed.flatMap(({ doctorId }) => getSlots(ofDoctor(current, doctorId), date));
  // No doctor has an empty id, so only closures of the whole clinic close these slots.
  const holiday = slots.map((slot) => findClosed(closed, { doctorId: '', date, ...slot }));
  const isHoliday = holiday.length > 0 && !holiday.includes(undefined);
  const ends = [...appointments.map(({ undoUntil }) => undoUntil), ...freed.map(({ heldUntil }) => heldUntil)];
  const nextEnd = ends.filter((end) => end !== undefined).sort()[0];
  return {
    date,
    today: getToday(calendar.timeZone, now),
    now: now.toISOString(),
    isClosed: isHoliday || listed.every(({ doctorId }) => isClosedDate(ofDoctor(current, doctorId), date)),
    ...(isHoliday && { closedReason: holiday[0]?.reason ?? '' }),
    columns: [...listed, ...unlisted.values()].map((doctor) =>
      createColumn(ofDoctor(current, doctor.doctorId), date, doctor, appointments, { closed, freed }, now),
    ),
    ...(nextEnd && { finalInMs: Date.parse(nextEnd) - now.getTime() }),
  };
}

/** Reads the columns of some doctors, as they are on a day. */
export async function readColumns(
  data: ClinicData,
  date: string,
  doctorIds: readonly string[],
  now: Date,
): Promise<ChangedColumns> {
  const { columns, finalInMs } = await readDay(data, date, now);
  const changed = columns.filter(({ doctorId }) => doctorIds.includes(doctorId));
  return { date, columns: changed, ...(finalInMs !== undefined && { finalInMs }) };
}

/** Reads one appointment as the desk sees it; `null` when there is none. */
export async function readAppointment(data: ClinicData, id: string, now: Date): Promise<DeskAppointment | null> {
  const rows = await data.db.selectFrom('appointments').selectAll().where('id', '=', id).execute();
  return (await describeAppointments(data, rows, now))[0] ?? null;
}

/** Makes the column of one doctor. `appointments` are those of the day, of any doctor. */
export function createColumn(
  calendar: DoctorCalendar,
  date: string,
  doctor: Omit<DeskColumn, 'slots'>,
  appointments: readonly DeskAppointment[],
  { closed, freed }: { closed: readonly Closed[]; freed: readonly Freed[] },
  now: Date,
): DeskColumn {
  const own = appointments.filter(({ doctorId }) => doctorId === doctor.doctorId);
  const kept = freed.filter((span) => span.doctorId === doctor.doctorId && span.date === date);
  const taken = [...own.filter(holdsSlot).map(toSpan), ...kept];
  const states = getStates(calendar, closed, { doctorId: doctor.doctorId, date, taken }, now);
  // Appointments may have times that the doctor no longer offers.
  const others = own.map(toSpan).filter(({ start }) => !states.some((slot) => slot.start === start));
  const unoffered = [...new Map(others.map((span) => [span.start, span])).values()];
  const offered = date >= getToday(calendar.timeZone, now) ? getOpenSlots(calendar, date) : null;
  const slots = [...states, ...unoffered.map((span) => ({ ...span, state: 'closed' as const }))]
    .sort((one, other) => one.start.localeCompare(other.start))
    .map(({ start: slot, end, state }): DeskSlot => {
      const there = own.filter((appointment) => appointment.slot === slot);
      const closedReason = findClosed(closed, { doctorId: doctor.doctorId, date, start: slot, end })?.reason;
      return {
        slot,
        minutes: getMinutes({ start: slot, end }),
        state,
        ...(closedReason !== undefined && { closedReason }),
        ...(offered && isStranded(there, offered) && { isUnoffered: true }),
        appointments: [...there.filter(holdsSlot), ...there.filter((one) => !holdsSlot(one))],
      };
    });
  return { ...doctor, slots };
}

/** Whether somebody is expected at a time that is not among those offered. */
function isStranded(there: readonly DeskAppointment[], offered: readonly Span[]): boolean {
  return there.some((one) => isExpected(one) && !offered.some(({ start }) => start === one.slot));
}

function toSpan({ slot, minutes }: DeskAppointment): Span {
  return { start: slot, end: addMinutes(slot, minutes) };
}

/** Describes rows as the desk sees them, in their order. */
export async function describeAppointments(
  { db, calendar, words }: ClinicData,
  rows: readonly AppointmentsTable[],
  now: Date,
): Promise<DeskAppointment[]> {
  const ids = rows.map(({ id }) => id);
  const names = await readNames(db);
  const marked = rows.filter((row) => row.needs_review === 1).map(({ id }) => id);
  const [changes, notes, held, away] = await Promise.all([
    readChanges(db, ids),
    findLatestNotes(db, ids, names),
    readHeld(db, marked),
    readAway(db, rows),
  ]);
  return rows.map((row) => {
    const holdsMails = held.has(row.id);
    const kept = {
      changes: changes.get(row.id) ?? [],
      note: notes.get(row.id) ?? null,
      names,
      holdsMails,
      isDoctorAway: away.has(row.id),
    };
    return describeAppointment({ calendar, words }, row, kept, now);
  });
}

type Kept = {
  changes: ChangesTable[];
  note: DeskAppointment['note'];
  names: Names;
  holdsMails: boolean;
  isDoctorAway: boolean;
};

function describeAppointment(
  { calendar, words }: Pick<ClinicData, 'calendar' | 'words'>,
  row: AppointmentsTable,
  { changes, note, names, holdsMails, isDoctorAway }: Kept,
  now: Date,
): DeskAppointment {
  const lastChange = changes.at(-1);
  const standing = findStanding(changes);
  const { department, doctor } = words.toNames(row.department, row.doctor);
  return {
    id: row.id,
    reference: row.reference,
    ...pickPatientWords(row),
    department,
    doctor,
    doctorId: row.doctor,
    date: row.appointment_date,
    slot: row.appointment_time,
    minutes: getMinutes({ start: row.appointment_time, end: row.appointment_end }),
    visit: words.toVisit(row.visit),
    visitMinutes: getRowVisitMinutes(calendar, row),
    language: readLanguage(row.language),
    status: row.status,
    needsReview: row.needs_review === 1,
    ...(holdsMails && { holdsMails }),
    ...(isDoctorAway && { isDoctorAway }),
    version: row.version,
    createdAt: row.created_at,
    cancelReason: row.status === 'cancelled' ? row.cancel_reason : '',
    arrivedAt: row.arrived_at,
    calledInAt: row.called_in_at,
    lastChange: lastChange
      ? { ...toMaker(lastChange.made_by, names), action: lastChange.action, at: lastChange.made_at }
      : null,
    ...(standing?.undo_until && isBeforeMail(standing, now) && { undoUntil: standing.undo_until }),
    note,
    actions: listActions(row, standing, now, calendar.timeZone),
  };
}

/** Reads which of these appointments hold the mails to their patients. */
async function readHeld(db: Kysely<ClinicDatabase>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('mails')
    .select('appointment_id')
    .where('appointment_id', 'in', ids)
    .where('status', '=', 'held')
    .execute();
  return new Set(rows.map(({ appointment_id }) => appointment_id));
}

/** Reads which of these patients are booked with a doctor who is away then. */
async function readAway(db: Kysely<ClinicDatabase>, rows: readonly AppointmentsTable[]): Promise<Set<string>> {
  const booked = rows.filter(isExpected);
  const dates = booked.map(({ appointment_date }) => appointment_date).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return new Set();
  const findNews = await readNews(db, { from, to });
  return new Set(booked.filter((row) => findNews(row)?.kind === 'away').map(({ id }) => id));
}

async function readChanges(db: Kysely<ClinicDatabase>, ids: readonly string[]): Promise<Map<string, ChangesTable[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('changes')
    .selectAll()
    .where('appointment_id', 'in', ids)
    .orderBy('version')
    .execute();
  const byAppointment = new Map<string, ChangesTable[]>();
  for (const row of rows) {
    const changes = byAppointment.get(row.appointment_id);
    if (changes) changes.push(row);
    else byAppointment.set(row.appointment_id, [row]);
  }
  return byAppointment;
}
