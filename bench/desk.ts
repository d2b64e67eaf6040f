import { join } from 'node:path';
import { getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { findNextOpenDate, ofDoctor } from '@clinic/contract/open-slots.ts';
import { readBookingCalendar } from '../api/src/booking-calendar-file.ts';
import { PROJECT_ROOT } from '../api/src/project-root.ts';
import { measureBookings } from './desk-load.ts';
import { measurePresses } from './desk-presses.ts';

const calendar = await readBookingCalendar(join(PROJECT_ROOT, 'content'));
const now = new Date();
const today = getToday(calendar.timeZone, now);
const [doctor] = getAllDoctors(calendar);
/** The next day on which somebody can be booked: not every tomorrow is one. */
const date = findNextOpenDate(ofDoctor(calendar, doctor?.id ?? ''), today, now) ?? today;

// Measures a full day at the desk.
await measurePresses(calendar, date);
await measureBookings(calendar, date);
