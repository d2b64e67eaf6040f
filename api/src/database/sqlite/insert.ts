import type { AppointmentPart, AppointmentsTable } from '../appointment-tables.ts';
import type { ThreadClient } from './dialect.ts';
import { waitForLock } from './wait-for-lock.ts';

/**
 * Inserts in one transaction, with one message to the thread and without Kysely. Between two statements, the thread
 * then does not wait for this one, which answers visitors, and it has its next message before this thread reads the
 * last answer.
 */
export function createInsertTogether({ ask }: ThreadClient) {
  return async (appointments: readonly AppointmentsTable[], parts: readonly AppointmentPart[]) => {
    const inserts = [
      {
        sql: `insert into appointments ${toColumnsAndMarks(appointments)} where true on conflict do nothing returning id`,
        rows: appointments.map((row) => Object.values(row)),
      },
      ...parts.map(({ table, rows }) => ({
        sql: `insert into ${table} ${toColumnsAndMarks(rows)} where exists (select 1 from appointments where id = ?)`,
        rows: rows.map((row) => [...Object.values(row), row.appointment_id]),
      })),
    ];
    return (await waitForLock(() => ask({ inserts }))).rows as { id: string }[];
  };
}

/** `(name, email) select ?, ?` */
function toColumnsAndMarks(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return `(${columns.join(', ')}) select ${columns.map(() => '?').join(', ')}`;
}
