import { createInterface } from 'node:readline';
import { buildApp } from '#src/app.ts';
import { createManageLinks } from '#src/appointments/links/manage-links.ts';
import { createSenderKeys } from '#src/appointments/review/sender-key.ts';
import { createAppointmentStore } from '#src/appointments/store/store.ts';
import { readBookingCalendar } from '#src/booking-calendar-file.ts';
import { readConfig } from '#src/config.ts';
import { openDatabase } from '#src/database/open-database.ts';
import { LOGGER_OPTIONS } from '#src/log.ts';

/** The service in a process of its own, as `src/run-server.ts` puts it together, whose clock each line of input sets. */
let now = new Date();
createInterface({ input: process.stdin }).on('line', (line) => {
  now = new Date(line);
  console.log(`It is ${now.toISOString()}`);
});

const config = readConfig(process.env);
const calendar = await readBookingCalendar(config.contentDir);
const secret = Buffer.from(config.secret);
const links = createManageLinks(secret);
const store = createAppointmentStore(await openDatabase(config.databaseUrl, calendar), calendar, links);
const app = await buildApp({
  config,
  store,
  calendar,
  links,
  toSenderKey: createSenderKeys(secret),
  site: null,
  renderer: null,
  getNow: () => now,
  logger: LOGGER_OPTIONS,
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(`The booking API is at ${address.replace('127.0.0.1', 'localhost')}`);
