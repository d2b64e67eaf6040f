import { type Kysely, sql } from 'kysely';

/**
 * Adds the order in which due mails are sent (`outbox/mail-priority.ts`). Of the mails that wait, those of an absence
 * and of the desk's changes come first, then reminders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table mails add column priority integer default 2 not null`,
    `update mails set priority = 1 where status in ('waiting', 'held') and kind = 'reminder'`,
    `update mails set priority = 0 where status in ('waiting', 'held') and (kind in ('away', 'late', 'back') or exists (
      select 1 from changes where changes.appointment_id = mails.appointment_id
        and changes.made_at = mails.created_at and changes.made_by <> 'patient' and mails.kind <> 'reminder'
    ))`,
    `create index mails_in_order on mails (priority, due_at) where status = 'waiting'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
