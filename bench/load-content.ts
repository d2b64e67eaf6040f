import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { readBookingCalendar } from '../api/src/booking-calendar-file.ts';
import { PROJECT_ROOT } from '../api/src/project-root.ts';
import { folder } from './folder.ts';

/** The clinic's doctors with a slot every five minutes, day and night, for ten years: enough for every benchmark. */
export const loadCalendar: BookingCalendar = {
  ...(await readBookingCalendar(join(PROJECT_ROOT, 'content'))),
  slots: Array.from({ length: 24 * 12 }, (_, index) =>
    [Math.floor(index / 12), (index % 12) * 5].map((part) => String(part).padStart(2, '0')).join(':'),
  ),
  closedDates: [],
  horizonDays: 3650,
};

/** A content folder with this calendar. */
export const LOAD_CONTENT_DIR = join(folder, 'load-content');
mkdirSync(LOAD_CONTENT_DIR);
writeFileSync(join(LOAD_CONTENT_DIR, 'booking.yaml'), JSON.stringify(loadCalendar));
