import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('appointments')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('department', 'text', (column) => column.notNull())
    .addColumn('doctor', 'text', (column) => column.notNull())
    .addColumn('appointment_date', 'text', (column) => column.notNull())
    .addColumn('appointment_time', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('booked'))
    .addColumn('needs_review', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('request_hash', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'appointments_status_check',
      sql`status in ('booked', 'cancelled', 'arrived', 'fulfilled', 'noshow')`,
    )
    .execute();

  // One doctor, one date, one slot: one booking. Only a cancelled one gives its slot back. The value stands in the
  // text because SQLite refuses a bound parameter here; the index also answers which slots of a day are taken.
  await db.schema
    .createIndex('appointments_one_per_slot')
    .unique()
    .on('appointments')
    .columns(['doctor', 'appointment_date', 'appointment_time'])
    .where(sql.ref('status'), '<>', sql.lit('cancelled'))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('appointments').execute();
}
