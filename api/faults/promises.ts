import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import Database from 'better-sqlite3';
import pg from 'pg';
import { expect } from 'vitest';
import { createCalendarWords } from '#src/appointments/calendar-words.ts';
import { ownCalendar } from './bookings.ts';
import type { Outcome } from './visitors.ts';

const SELECT_BOOKINGS = `select name, email, phone, department as "departmentId", doctor as "doctorId",
  appointment_date as date, appointment_time as slot, message, idempotency_key as key from appointments`;

const words = createCalendarWords(ownCalendar);

const FIND_DOUBLES = `select doctor, appointment_date, appointment_time from appointments where status <> 'cancelled'
  group by doctor, appointment_date, appointment_time having count(*) > 1`;

/** Finds bookings without their two mails, and mails without their booking. */
const FIND_UNTOLD = `select id from appointments where 2 <>
    (select count(*) from mails where appointment_id = appointments.id and kind = 'booked' and channel = 'email')
  union select id from mails where appointment_id not in (select id from appointments)`;

/** Expects every acknowledged booking in the file as it was sent, no slot twice, and an undamaged file. */
export function expectPromisesKept(databasePath: string, outcomes: readonly Outcome[]): void {
  const database = new Database(databasePath);
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(database.prepare(FIND_DOUBLES).all()).toEqual([]);
    expect(database.prepare(FIND_UNTOLD).all()).toEqual([]);
    const findBooking = database.prepare(`${SELECT_BOOKINGS} where reference = ?`);
    for (const { booking, key, body } of outcomes.filter(isAcknowledged)) {
      const { reference } = JSON.parse(body) as AppointmentConfirmation;
      expect(findBooking.get(reference)).toEqual({ ...words.toBooking(booking), key });
    }
  } finally {
    database.close();
  }
}

/**
 * Expects every acknowledged booking on Postgres as it was sent, and no slot twice. Resolves to the number of stored
 * bookings.
 */
export async function expectPromisesKeptOnPostgres(url: string, outcomes: readonly Outcome[]): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    expect((await client.query(FIND_DOUBLES)).rows).toEqual([]);
    expect((await client.query(FIND_UNTOLD)).rows).toEqual([]);
    const { rows } = await client.query(SELECT_BOOKINGS.replace('select', 'select reference,'));
    const bookings = new Map(rows.map(({ reference, ...booking }) => [reference, booking]));
    for (const { booking, key, body } of outcomes.filter(isAcknowledged)) {
      const { reference } = JSON.parse(body) as AppointmentConfirmation;
      expect(bookings.get(reference)).toEqual({ ...words.toBooking(booking), key });
    }
    return rows.length;
  } finally {
    await client.end();
  }
}

export function countRows(databasePath: string): number {
  const database = new Database(databasePath);
  try {
    return database.prepare('select count(*) from appointments').pluck().get() as number;
  } finally {
    database.close();
  }
}

export function isAcknowledged({ status }: Outcome): boolean {
  return status === 201;
}
