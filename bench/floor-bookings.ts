import type { AddressInfo } from 'node:net';
import Database from 'better-sqlite3';
import { fastify } from 'fastify';

/** What most would write: one prepared insert per request, durable, without any check. */
const database = new Database(process.env.DATABASE_FILE ?? '');
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(
  'create table appointments (id integer primary key, name text, email text, phone text, department text, doctor text, date text, time text, message text, unique (doctor, date, time))',
);
const insert = database.prepare(
  'insert into appointments (name, email, phone, department, doctor, date, time, message) values (@name, @email, @phone, @department, @doctor, @appointmentDate, @appointmentTime, @message)',
);

const app = fastify();
app.post('/api/appointments', async (request, reply) => {
  const { lastInsertRowid } = insert.run(request.body);
  return reply.code(201).send({ reference: String(lastInsertRowid) });
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`http://localhost:${(app.server.address() as AddressInfo).port}`);
process.once('SIGTERM', () => process.exit(0));
