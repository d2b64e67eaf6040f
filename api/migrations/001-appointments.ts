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

  // One booking per doctor, date and slot; only a cancelled one gives its slot back. The status is a literal because
  // SQLite refuses a bound parameter here. The index also finds the taken slots of a day.
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
