import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import pg from 'pg';

/** What most would write: one insert per request through a pool of the usual size, without any check. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
await pool.query(
  'create table floor_appointments (id integer generated always as identity primary key, name text, email text, phone text, department text, doctor text, date text, time text, message text, unique (doctor, date, time))',
);

const app = fastify();
app.post('/api/appointments', async (request, reply) => {
  const body = request.body as Record<string, string>;
  const { rows } = await pool.query(
    'insert into floor_appointments (name, email, phone, department, doctor, date, time, message) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id',
    [
      body.name,
      body.email,
      body.phone,
      body.department,
      body.doctor,
      body.appointmentDate,
      body.appointmentTime,
      body.message,
    ],
  );
  return reply.code(201).send({ reference: String(rows[0].id) });
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`http://localhost:${(app.server.address() as AddressInfo).port}`);
process.once('SIGTERM', () => process.exit(0));
