import type { AddressInfo } from 'node:net';
import { createAppointmentSchema } from '@clinic/contract/appointment-schema.ts';
import { fastify } from 'fastify';
import { readBookingCalendar } from '../api/src/booking-calendar-file.ts';

/** What a booking costs at least: a bare route that checks it by the same rules and stores nothing. */
const calendar = await readBookingCalendar(process.env.CONTENT_DIR ?? '');
const schema = createAppointmentSchema(calendar, () => new Date());

const app = fastify();
app.post('/api/appointments', async (request, reply) => {
  const { success } = schema.safeParse(request.body);
  return reply.code(success ? 201 : 422).send({ reference: 'K7QX-3M9P' });
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`http://localhost:${(app.server.address() as AddressInfo).port}`);
process.once('SIGTERM', () => process.exit(0));
