import { runCommand } from '../backup/command.ts';
import { readBookingCalendar } from '../booking-calendar-file.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';

// `npm run migrate`: brings the database up to date and starts nothing; past a pooler, at DATABASE_LISTEN_URL.
await runCommand(async () => {
  const { databaseDirectUrl, contentDir } = readConfig(process.env);
  const { db } = await openDatabase(databaseDirectUrl, await readBookingCalendar(contentDir));
  await db.destroy();
  return 'The database is up to date.';
});
