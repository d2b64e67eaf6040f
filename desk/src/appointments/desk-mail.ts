import type { AppointmentsTable, MailsTable } from '@clinic/api/database/appointment-tables.ts';
import { getMailState } from '@clinic/api/outbox/stuck-mails.ts';
import type { DeskMail } from '#appointments/taking.ts';

/** Describes a mail for the desk's pages. */
export function toDeskMail(
  row: MailsTable,
  appointmentStatus: AppointmentsTable['status'],
  moment: Parameters<typeof getMailState>[2],
): DeskMail {
  const { id, kind, recipient, channel, status, attempts, error } = row;
  const times = { createdAt: row.created_at, dueAt: row.due_at, sentAt: row.sent_at };
  return {
    id,
    kind,
    recipient,
    channel,
    status,
    attempts,
    error,
    ...times,
    state: getMailState(row, appointmentStatus, moment),
  };
}
