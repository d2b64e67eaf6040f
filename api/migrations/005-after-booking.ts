import { type Kysely, sql } from 'kysely';

/** What an appointment needs for its life after the booking: a link, a sequence for calendars, and its mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of NEW_COLUMNS) {
    await db.schema
      .alterTable('appointments')
      .addColumn(column.name, column.type, (builder) =>
        'fallback' in column ? builder.notNull().defaultTo(column.fallback) : builder,
      )
      .execute();
  }
  await db.schema
    .createIndex('appointments_link_hash')
    .unique()
    .on('appointments')
    .column('link_hash')
    .where(sql.ref('link_hash'), 'is not', null)
    .execute();

  await db.schema
    .createTable('mails')
    .addColumn('appointment_id', 'text', (column) => column.notNull().references('appointments.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('appointment_date', 'text', (column) => column.notNull())
    .addColumn('appointment_time', 'text', (column) => column.notNull())
    .addColumn('previous_date', 'text')
    .addColumn('previous_time', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    // The mails of an appointment lie together: they are written and removed together.
    .addPrimaryKeyConstraint('mails_pkey', ['appointment_id', 'id'])
    .addCheckConstraint('mails_status_check', sql`status in ('waiting', 'held', 'sent', 'undeliverable', 'dropped')`)
    .execute();
  await db.schema
    .createIndex('mails_due')
    .on('mails')
    .column('due_at')
    .where(sql.ref('status'), '=', sql.lit('waiting'))
    .execute();
  await db.schema
    .createIndex('mails_undeliverable')
    .on('mails')
    .column('id')
    .where(sql.ref('status'), '=', sql.lit('undeliverable'))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('mails').execute();
  await db.schema.dropIndex('appointments_link_hash').execute();
  for (const { name } of NEW_COLUMNS) await db.schema.alterTable('appointments').dropColumn(name).execute();
}

/** New columns of `appointments`. A column without a fallback is null in old rows. */
const NEW_COLUMNS = [
  { name: 'sequence', type: 'integer', fallback: 0 },
  { name: 'link_version', type: 'integer', fallback: 1 },
  { name: 'link_hash', type: 'text' },
  { name: 'link_opened_at', type: 'text' },
  { name: 'changed_at', type: 'text' },
  { name: 'cancel_reason', type: 'text', fallback: '' },
] as const;
