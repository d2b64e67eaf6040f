import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { readBookingCalendar } from '../api/src/booking-calendar-file.ts';
import { PROJECT_ROOT } from '../api/src/project-root.ts';
import { measureBookings } from './desk-load.ts';
import { measurePresses } from './desk-presses.ts';

const calendar = await readBookingCalendar(join(PROJECT_ROOT, 'content'));
const tomorrow = addDays(getToday(calendar.timeZone, new Date()), 1);
const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));

// Measures a full day at the desk.
try {
  await measurePresses(folder, calendar, tomorrow);
  await measureBookings(folder, calendar, tomorrow);
} finally {
  await rm(folder, { recursive: true });
}
