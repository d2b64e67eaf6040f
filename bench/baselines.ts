import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { APPOINTMENT_FIELDS, type AppointmentRequest } from '@clinic/contract/appointment.ts';
import { createAppointmentSchema } from '@clinic/contract/appointment-schema.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import Database from 'better-sqlite3';
import { fastify } from 'fastify';
import pg from 'pg';
import { readBookingCalendar } from '../api/src/booking-calendar-file.ts';
import { loadSite } from '../api/src/plugins/site-files.ts';

/** The servers that ours is compared with, by the name that the command's argument gives. */
const BASELINES: Record<string, () => Promise<void>> = {
  /** The usual way: each request is one durable transaction that also stores the mails, without any checks. */
  async sqlite() {
    const database = new Database((process.env.DATABASE_URL ?? '').slice('file:'.length));
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.exec(
      `create table baseline (id integer primary key, ${APPOINTMENT_FIELDS.join(' text, ')} text, ${UNIQUE})`,
    );
    database.exec('create table baseline_mails (id integer primary key, booking integer, kind text, recipient text)');
    const insert = database.prepare(
      `insert into baseline (${APPOINTMENT_FIELDS}) values (${APPOINTMENT_FIELDS.map((name) => `@${name}`)})`,
    );
    const insertMails = database.prepare(`insert into baseline_mails (booking, kind, recipient)
      select @id, column1, column2 from (${MAILS})`);
    const store = database.transaction((booking: AppointmentRequest) => {
      const id = insert.run(booking).lastInsertRowid;
      insertMails.run({ id });
      return id;
    });
    await answerBookings(store);
  },

  /** The usual way on Postgres: one statement per request, through a pool of the default size. */
  async postgres() {
    const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
    const key = 'id integer generated always as identity primary key';
    await pool.query(`create table baseline (${key}, ${APPOINTMENT_FIELDS.join(' text, ')} text, ${UNIQUE})`);
    await pool.query(`create table baseline_mails (${key}, booking integer, kind text, recipient text)`);
    const values = APPOINTMENT_FIELDS.map((_, index) => `$${index + 1}`);
    const insert = `with stored as (insert into baseline (${APPOINTMENT_FIELDS}) values (${values}) returning id),
      told as (insert into baseline_mails (booking, kind, recipient)
        select id, column1, column2 from stored, (${MAILS}) as mails)
      select id from stored`;
    await answerBookings(async (booking) => {
      const { rows } = await pool.query(
        insert,
        APPOINTMENT_FIELDS.map((name) => booking[name]),
      );
      return rows[0].id;
    });
  },

  /** The least that a booking can cost: the same rules check it, and nothing is stored. */
  async nothing() {
    const calendar = await readBookingCalendar(process.env.CONTENT_DIR ?? '');
    const schema = createAppointmentSchema(calendar, () => new Date());
    await answerBookings((booking) => schema.parse(booking).name);
  },

  /** The least that a page can cost in Node: the same headers and body, without routing or negotiation. */
  async page() {
    const site = await loadSite(join(process.env.SITE_DIR ?? '', 'client'));
    const body = site?.files.get('/')?.bodies.get('gzip');
    if (!body) throw new Error('SITE_DIR holds no compressed home page.');
    const server = createServer((_request, response) => {
      response.writeHead(200, body.headers).end(body.bytes);
    });
    server.listen(0, '127.0.0.1', () => tellAddress(server));
  },
};

/** The mails of each booking: their kind and recipient. */
const MAILS = "values ('booked', 'patient'), ('booked', 'clinic'), ('reminder', 'patient')";

const UNIQUE = 'unique (doctor, appointmentDate, appointmentTime)';

async function answerBookings(store: (booking: AppointmentRequest) => unknown): Promise<void> {
  const app = fastify();
  app.post(APPOINTMENTS_PATH, async (request, reply) => {
    const reference = String(await store(request.body as AppointmentRequest));
    return reply.code(201).send({ reference });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  tellAddress(app.server);
}

function tellAddress(server: Server): void {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
}

process.once('SIGTERM', () => process.exit(0));
await BASELINES[process.argv[2] ?? '']?.();
